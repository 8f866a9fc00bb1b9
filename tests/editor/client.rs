//! Just enough of the Language Server Protocol to ask rust-analyzer about a file.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// A cold start indexes the standard library and builds the macros.
const PATIENCE: Duration = Duration::from_secs(240);

/// A server that has one file open.
pub struct Client {
    server: Child,
    input: ChildStdin,
    messages: Receiver<Value>,
    asked: u64,
    text: String,
    uri: String,
}

/// Returns true if there is a rust-analyzer that starts (rustup installs a proxy even where the component is missing).
pub fn installed() -> bool {
    let version = Command::new("rust-analyzer")
        .arg("--version")
        .stderr(Stdio::null())
        .output();
    version.is_ok_and(|output| output.status.success())
}

impl Client {
    /// Starts a server on a crate and opens its `src/main.rs`; returns once everything is indexed.
    pub fn open(folder: &Path) -> Client {
        let text = std::fs::read_to_string(folder.join("src/main.rs")).expect("the source");
        let mut server = Command::new("rust-analyzer")
            .current_dir(folder)
            .env("CARGO_TARGET_DIR", folder.join("target"))
            // Set by the cargo that runs this test; they would speak of the wrong package.
            .env_remove("CARGO_MANIFEST_DIR")
            .env_remove("RUSTFLAGS")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("rust-analyzer starts");
        let input = server.stdin.take().expect("a pipe");
        let mut output = BufReader::new(server.stdout.take().expect("a pipe"));
        let (send, messages) = channel();
        std::thread::spawn(move || {
            while let Some(message) = receive(&mut output) {
                if send.send(message).is_err() {
                    break;
                }
            }
        });
        let uri = format!("file://{}/src/main.rs", folder.display());
        let mut client = Client {
            server,
            input,
            messages,
            asked: 0,
            text,
            uri,
        };
        client.start(folder);
        client
    }

    fn start(&mut self, folder: &Path) {
        let root = format!("file://{}", folder.display());
        self.ask(
            "initialize",
            json!({
                "processId": null,
                "rootUri": root,
                "workspaceFolders": [{"uri": root, "name": "editor"}],
                "capabilities": {
                    "experimental": {"serverStatusNotification": true},
                    "textDocument": {"hover": {"contentFormat": ["plaintext"]}},
                },
                "initializationOptions": {"checkOnSave": false, "cachePriming": {"enable": false}},
            }),
        );
        self.tell("initialized", json!({}));
        let document = json!({"uri": self.uri, "languageId": "rust", "version": 1, "text": self.text});
        self.tell("textDocument/didOpen", json!({"textDocument": document}));
        self.until(|message| {
            message["method"] == "experimental/serverStatus" && message["params"]["quiescent"] == true
        });
    }

    /// The answer to a question about the place `offset` bytes after the first appearance of `needle`.
    pub fn at(&mut self, question: &str, needle: &str, offset: usize) -> Value {
        let place = self.text.find(needle).expect("the needle is in the source") + offset;
        let before = &self.text[..place];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let position = json!({"line": before.matches('\n').count(), "character": place - line_start});
        let params = json!({"textDocument": {"uri": self.uri}, "position": position, "newName": "renamed"});
        self.ask(&format!("textDocument/{question}"), params)
    }

    /// The text of the hover at a place.
    pub fn hover(&mut self, needle: &str, offset: usize) -> String {
        self.at("hover", needle, offset)["contents"]["value"]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    /// The completions at a place.
    pub fn completions(&mut self, needle: &str, offset: usize) -> Vec<String> {
        let answer = self.at("completion", needle, offset);
        let items = answer["items"].as_array().cloned().unwrap_or_default();
        let label = |item: &Value| item["label"].as_str().unwrap_or_default().to_owned();
        // `rsqrt(as Methods)`: the trait is a matter of the editor's.
        items
            .iter()
            .map(label)
            .map(|label| label.split('(').next().unwrap_or_default().to_owned())
            .collect()
    }

    /// The lines of the source, from 0, where what stands at a place is defined.
    pub fn definitions(&mut self, needle: &str, offset: usize) -> Vec<u64> {
        let answer = self.at("definition", needle, offset);
        let places = answer.as_array().cloned().unwrap_or_default();
        places
            .iter()
            .filter_map(|place| place["range"]["start"]["line"].as_u64())
            .collect()
    }

    /// The server's own complaints about the file.
    pub fn complaints(&mut self) -> Vec<String> {
        let answer = self.ask(
            "textDocument/diagnostic",
            json!({"textDocument": {"uri": self.uri}}),
        );
        let items = answer["items"].as_array().cloned().unwrap_or_default();
        items
            .iter()
            .map(|item| item["message"].as_str().unwrap_or_default().to_owned())
            .collect()
    }

    fn ask(&mut self, method: &str, params: Value) -> Value {
        self.asked += 1;
        let id = self.asked;
        self.send(&json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}));
        let mut answer = self.until(|message| message["id"] == id && message["method"].is_null());
        assert!(answer["error"].is_null(), "{method}: {}", answer["error"]);
        answer["result"].take()
    }

    fn tell(&mut self, method: &str, params: Value) {
        self.send(&json!({"jsonrpc": "2.0", "method": method, "params": params}));
    }

    fn send(&mut self, message: &Value) {
        let body = message.to_string();
        write!(self.input, "Content-Length: {}\r\n\r\n{body}", body.len()).expect("the server reads");
        self.input.flush().expect("the server reads");
    }

    /// The first message that is wanted; what the server asks meanwhile is answered with nothing.
    fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        let start = Instant::now();
        loop {
            let left = PATIENCE.saturating_sub(start.elapsed());
            let message = self
                .messages
                .recv_timeout(left)
                .expect("rust-analyzer answers in time");
            if wanted(&message) {
                return message;
            }
            if !message["id"].is_null() && !message["method"].is_null() {
                self.send(&json!({"jsonrpc": "2.0", "id": message["id"], "result": null}));
            }
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        // It may have gone already.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The next message; none where the server has closed the pipe.
fn receive(output: &mut impl BufRead) -> Option<Value> {
    let mut length = 0;
    loop {
        let mut line = String::new();
        if output.read_line(&mut line).ok()? == 0 {
            return None;
        }
        match line.trim().split_once(':') {
            None => break,
            Some((name, value)) if name.eq_ignore_ascii_case("content-length") => {
                length = value.trim().parse().ok()?
            }
            Some(_) => {}
        }
    }
    let mut body = vec![0; length];
    output.read_exact(&mut body).ok()?;
    serde_json::from_slice(&body).ok()
}
