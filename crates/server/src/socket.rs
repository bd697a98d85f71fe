//! One socket to one table: hello, then frames in and out.
use crate::door::Line;
use crate::fault::{Fault, Kind};
use crate::gate::{Place, quota};
use crate::house::House;
use crate::nul;
use crate::room::{RoomHandle, ViewerId};
use crate::table_id::TableId;
use crate::wire::{Farewell, Hello, ToServer};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use governor::RateLimiter;
use serde_json::json;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};
use table::strict;
use tokio::sync::mpsc;

static NEXT: AtomicU64 = AtomicU64::new(1);
/// Frames that may wait for a client that reads slowly.
const OUTBOX: usize = 128;
/// What somebody is told who no longer sits at the table; nothing follows it.
static REMOVED: LazyLock<String> = LazyLock::new(|| Farewell::Removed.frame());
const HELLO_WITHIN: Duration = Duration::from_secs(10);
const SEND_WITHIN: Duration = Duration::from_secs(20);
/// Whoever has been told goodbye may answer so long.
const LINGER: Duration = Duration::from_secs(1);

/// What a socket holds as long as it is there: a place among those of its address, and the line on which it came.
pub type Held = (Place, Line);

pub async fn serve(house: Arc<House>, table: TableId, socket: WebSocket, person: u64, _held: Held) {
    house.meters.sockets.inc();
    let (mut sink, mut stream) = socket.split();
    if let Err(fault) = attend(&house, &table, person, &mut sink, &mut stream).await {
        let no = json!({ "no": { "id": null, "error": fault.json() } }).to_string();
        let reason = Utf8Bytes::from_static(fault.kind.word());
        let close = Message::Close(Some(CloseFrame { code: 1008, reason }));
        // Whoever does not read is not waited for twice.
        if send(&mut sink, Message::Text(no.into())).await.is_ok() && send(&mut sink, close).await.is_ok() {
            linger(&mut stream).await;
        }
    }
    house.meters.sockets.dec();
}

/// A line that is let go while something unread lies on it is cut, and the last words with it: they get the time to arrive.
async fn linger(stream: &mut SplitStream<WebSocket>) {
    let parting = async {
        while let Some(Ok(heard)) = stream.next().await {
            if matches!(heard, Message::Close(_)) {
                return;
            }
        }
        // Nothing more can be read, and nobody has said goodbye.
        std::future::pending::<()>().await;
    };
    drop(tokio::time::timeout(LINGER, parting).await);
}

async fn attend(
    house: &Arc<House>,
    table: &TableId,
    person: u64,
    sink: &mut SplitSink<WebSocket, Message>,
    stream: &mut SplitStream<WebSocket>,
) -> Result<(), Fault> {
    let late = |_| Fault::new(Kind::NoHello, "the first frame must be `hello`, within ten seconds");
    let hello = tokio::time::timeout(HELLO_WITHIN, greeting(stream)).await.map_err(late)??;
    let Some(hello) = hello else { return Ok(()) };
    let (out, mut outbox) = mpsc::channel(OUTBOX);
    let id = NEXT.fetch_add(1, Ordering::Relaxed);
    house.at(table, move |room| Box::pin(async move { room.enter_viewer(id, &hello, person, out).await })).await??;
    let ended = converse(house, table, id, sink, stream, &mut outbox).await;
    drop(house.at(table, move |room| Box::pin(async move { room.leave_viewer(id) })).await);
    ended
}

/// The first frame. `None`: nobody is there any more.
async fn greeting(stream: &mut SplitStream<WebSocket>) -> Result<Option<Hello>, Fault> {
    loop {
        match stream.next().await {
            Some(Ok(Message::Text(text))) => {
                return match read(&text)? {
                    ToServer::Hello(hello) => Ok(Some(hello)),
                    _ => Err(Fault::new(Kind::NoHello, "the first frame must be `hello`")),
                };
            }
            Some(Ok(Message::Binary(_))) => return Err(Fault::new(Kind::NotText, "frames are text")),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Err(_)) => return Err(not_a_frame()),
            _ => return Ok(None),
        }
    }
}

/// The line broke, or what came was too long or no frame at all. Whoever is still there is told.
fn not_a_frame() -> Fault {
    Fault::new(Kind::WrongFrame, "a frame is text of at most 16 KiB")
}

fn read(text: &str) -> Result<ToServer, Fault> {
    nul::none_in(text)?;
    strict::from_str(text)
        .map_err(|e| Fault::new(if e.is_data() { Kind::WrongFrame } else { Kind::NotJson }, e.to_string()))
}

/// The name that the client gave a frame which we cannot read otherwise.
fn name_in(text: &str) -> Option<String> {
    let frame: serde_json::Value = serde_json::from_str(text).ok()?;
    let id = frame.as_object()?.values().next()?.get("id")?.as_str()?;
    (id.len() <= 64).then(|| id.to_string())
}

async fn converse(
    house: &Arc<House>,
    table: &TableId,
    id: ViewerId,
    sink: &mut SplitSink<WebSocket, Message>,
    stream: &mut SplitStream<WebSocket>,
    outbox: &mut mpsc::Receiver<Utf8Bytes>,
) -> Result<(), Fault> {
    let mut room = Some(house.room(table)?);
    let pace = RateLimiter::direct(quota(house.config.limits.frames));
    let patience = house.config.patience;
    let mut alive = tokio::time::interval(patience.ping);
    alive.reset();
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            frame = outbox.recv() => match frame {
                Some(text) => {
                    let removed = text.as_str() == *REMOVED;
                    send_on(sink, text, outbox).await?;
                    if removed {
                        return Err(Fault::new(Kind::Removed, "you no longer sit here"));
                    }
                }
                // The table has let this viewer go.
                None => return if house.is_closing() { Err(Fault::closing()) } else { Err(too_slow()) },
            },
            frame = stream.next() => {
                match frame {
                    Some(Ok(Message::Text(text))) => {
                        house.meters.frames.inc();
                        if pace.check().is_err() {
                            refuse(sink, name_in(&text), &Fault::too_many()).await?;
                            tokio::time::sleep(Duration::from_millis(100)).await;
                        } else {
                            hear(house, table, &mut room, id, sink, &text).await?;
                        }
                    }
                    Some(Ok(Message::Binary(_))) => {
                        refuse(sink, None, &Fault::new(Kind::NotText, "frames are text")).await?;
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Err(_)) => return Err(not_a_frame()),
                    _ => return Ok(()),
                }
                // Only now: while we were busy, nobody could be heard.
                heard = Instant::now();
            },
            _ = alive.tick() => {
                // The line was cut without a word.
                if heard.elapsed() >= patience.silence {
                    return Ok(());
                }
                send(sink, Message::Ping(Default::default())).await?;
            }
        }
    }
}

async fn hear(
    house: &Arc<House>,
    table: &TableId,
    room: &mut Option<RoomHandle>,
    id: ViewerId,
    sink: &mut SplitSink<WebSocket, Message>,
    text: &str,
) -> Result<(), Fault> {
    match read(text) {
        Ok(ToServer::Ping(ping)) => {
            let pong = json!({ "pong": { "ping": ping, "now": house.clock.now() } }).to_string();
            send(sink, Message::Text(pong.into())).await
        }
        Ok(message) => {
            let came = Instant::now();
            let meters = house.meters.clone();
            let work = house.post(table, room, move |room| {
                Box::pin(async move {
                    room.frame(id, message).await;
                    meters.acknowledge.observe(came.elapsed().as_secs_f64());
                })
            });
            work.await
        }
        Err(fault) => {
            house.meters.refused.inc();
            refuse(sink, name_in(text), &fault).await
        }
    }
}

async fn refuse(sink: &mut SplitSink<WebSocket, Message>, id: Option<String>, fault: &Fault) -> Result<(), Fault> {
    let no = json!({ "no": { "id": id, "error": fault.json() } }).to_string();
    send(sink, Message::Text(no.into())).await
}

fn too_slow() -> Fault {
    Fault::new(Kind::TooSlow, "you did not read what was sent; come back for what you missed")
}

/// Sends a frame, and whatever waits behind it in the same breath.
async fn send_on(
    sink: &mut SplitSink<WebSocket, Message>,
    first: Utf8Bytes,
    outbox: &mut mpsc::Receiver<Utf8Bytes>,
) -> Result<(), Fault> {
    let all = async {
        sink.feed(Message::Text(first)).await?;
        while let Ok(next) = outbox.try_recv() {
            sink.feed(Message::Text(next)).await?;
        }
        sink.flush().await
    };
    within(all).await
}

async fn send(sink: &mut SplitSink<WebSocket, Message>, message: Message) -> Result<(), Fault> {
    within(sink.send(message)).await
}

async fn within(sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), Fault> {
    match tokio::time::timeout(SEND_WITHIN, sending).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(too_slow()),
    }
}
