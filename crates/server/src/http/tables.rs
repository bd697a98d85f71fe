//! Games, tables, chairs, looking back.
use super::names::{account, not_anothers};
use super::{Asked, At, Caller, Given, Home, Ignored, Key, assets};
use crate::aside;
use crate::door::Line;
use crate::fault::{Fault, Kind};
use crate::house::House;
use crate::reviews::Look;
use crate::room::{ChairAsked, Names, Opening, Seated, line, no_advice};
use crate::secret::Secret;
use crate::socket as sockets;
use crate::store::Sitter;
use crate::table_id::TableId;
use crate::wire::{Meta, Rematch, Stage};
use axum::Extension;
use axum::Json;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use table::Seat;

/// Frames of players are short, and every socket has its own buffer.
const READ_BUFFER: usize = 4 * 1024;

/// How long a request waits for a review that is being thought out.
const REVIEW_WITHIN: Duration = Duration::from_secs(60);

type Answer = Result<Json<Value>, Fault>;

pub async fn games(State(house): Home) -> Json<Value> {
    let games = house.config.shelf.iter().map(|game| {
        let options = game.options();
        let seats = options.iter().find(|o| o.name == "players").map(|o| o.values.clone());
        json!({ "game": game.name, "rules": game.rules, "options": options, "bots": game.rivals.names,
                "levels": game.rivals.levels, "usual": game.rivals.usual, "seats": seats })
    });
    Json(json!({ "games": games.collect::<Vec<_>>() }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CatalogAsked {
    #[serde(default)]
    options: Value,
}

pub async fn catalog(
    State(house): Home,
    Caller(who): Caller,
    At(game): At<String>,
    Given(asked): Given<CatalogAsked>,
) -> Result<Response, Fault> {
    let game = house.game(&game).ok_or_else(no_such_game)?;
    let options = if asked.options.is_null() { json!({}) } else { asked.options };
    let key = (game.name, options.to_string());
    if let Some(known) = house.aside.catalogs.get(&key) {
        return Ok(json_text(known.to_string()));
    }
    let made = aside::run_for(&house, house.person(who), move || game.catalog_of(&options, None)).await?;
    let text: Arc<str> = made.map_err(|p| Fault::of_problems(Kind::BadSetting, &p))?.to_string().into();
    house.aside.catalogs.put(key, text.clone());
    Ok(json_text(text.to_string()))
}

fn no_such_game() -> Fault {
    Fault::new(Kind::NoSuchGame, "there is no such game").answered(StatusCode::NOT_FOUND)
}

/// What players read of a game in a language, all of its files: for a page that was built without them.
pub async fn words(
    State(house): Home,
    At((game, lang)): At<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let game = house.game(&game).ok_or_else(no_such_game)?;
    let texts = game.words.iter().flat_map(|file| file.texts).filter(|(known, _)| *known == lang);
    let all = texts.map(|(_, text)| *text).collect::<Vec<_>>().join("\n");
    if all.is_empty() {
        return Err(super::nothing_here().await);
    }
    Ok(assets::answer("words.txt", all.into_bytes().into(), &headers))
}

/// An answer that is JSON already.
fn json_text(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

pub async fn list(State(house): Home) -> Answer {
    let mut tables = vec![];
    for (stage, most) in [(Stage::Waiting, 30), (Stage::Running, 30), (Stage::Over, 20)] {
        tables.extend(house.store.listed(stage, most).await?);
    }
    tables.iter_mut().for_each(|meta| with_presence(&house, meta));
    Ok(Json(json!({ "tables": tables })))
}

/// Who looks on at this moment: of tables in memory, since at others nobody does.
fn with_presence(house: &House, meta: &mut Value) {
    let Some(pulse) = meta["id"].as_str().and_then(|id| house.rooms.pulse(id)) else { return };
    meta["watching"] = pulse.watching.load(Ordering::Relaxed).into();
    let here = pulse.here.load(Ordering::Relaxed);
    for (seat, chair) in meta["chairs"].as_array_mut().into_iter().flatten().enumerate() {
        if chair["kind"] == json!(Sitter::Person) {
            chair["here"] = (here >> seat & 1 == 1).into();
        }
    }
}

pub async fn one(State(house): Home, At(id): At<TableId>) -> Result<Json<Meta>, Fault> {
    Ok(Json(house.at(&id, |room| Box::pin(room.looked_at())).await?))
}

pub async fn open(
    State(house): Home,
    Caller(who): Caller,
    key: Key,
    Given(opening): Given<Opening>,
) -> Result<Json<Seated>, Fault> {
    house.gate.table(who)?;
    let account = account(&house, key).await?;
    let names = match &opening.me {
        Names::One(name) => std::slice::from_ref(name),
        Names::Each(names) => names,
    };
    // Whoever is signed in sits first, under their kept name. There are eight chairs at most.
    let said = names.iter().take(8).skip(usize::from(account.is_some()));
    not_anothers(&house, account.as_ref(), said.map(String::as_str)).await?;
    Ok(Json(house.open_table(opening, account, house.person(who)).await?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    #[serde(default)]
    name: String,
    #[serde(default)]
    seat: Option<usize>,
}

pub async fn sit(
    State(house): Home,
    At(id): At<TableId>,
    key: Key,
    Given(sit): Given<Sit>,
) -> Result<Json<Seated>, Fault> {
    let account = account(&house, key).await?;
    if account.is_none() {
        not_anothers(&house, None, [&*sit.name]).await?;
    }
    Ok(Json(house.at(&id, move |room| Box::pin(room.sit(sit.name, sit.seat, account))).await??))
}

pub async fn leave(State(house): Home, At(id): At<TableId>, key: Key, _: Ignored) -> Answer {
    let key = key.needed()?;
    house.at(&id, move |room| Box::pin(async move { room.leave(&key).await })).await??;
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChairGiven {
    chair: ChairAsked,
}

pub async fn chair(
    State(house): Home,
    At((id, seat)): At<(TableId, usize)>,
    key: Key,
    Given(given): Given<ChairGiven>,
) -> Result<Json<Meta>, Fault> {
    let key = key.needed()?;
    Ok(Json(
        house.at(&id, move |room| Box::pin(async move { room.give_chair(seat, &given.chair, &key).await })).await??,
    ))
}

pub async fn start(State(house): Home, At(id): At<TableId>, key: Key, _: Ignored) -> Result<Json<Meta>, Fault> {
    let key = key.needed()?;
    Ok(Json(house.at(&id, move |room| Box::pin(async move { room.start_by(&key).await })).await??))
}

/// The host closes the table.
pub async fn close(State(house): Home, At(id): At<TableId>, key: Key, _: Ignored) -> Answer {
    let key = key.needed()?;
    house.at(&id, move |room| Box::pin(async move { room.close_by(&key).await })).await??;
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Before {
    #[serde(default)]
    before: Option<u32>,
}

/// What was said before a line, the oldest first. Whoever may look on may read it.
pub async fn chat(State(house): Home, At(id): At<TableId>, Asked(asked): Asked<Before>) -> Answer {
    let rows = house.store.chat(&id, asked.before.map_or(i64::MAX, i64::from)).await?;
    let more = rows.first().is_some_and(|first| first.n > 1);
    Ok(Json(json!({ "lines": rows.iter().map(line).collect::<Vec<_>>(), "more": more })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoticesAsked {
    #[serde(default, deserialize_with = "said")]
    webhook: Option<Option<String>>,
    #[serde(default, deserialize_with = "said")]
    push: Option<Option<Value>>,
}

/// A field that was said, be it `null`: to take something back is not to leave it out.
fn said<'de, T: Deserialize<'de>, D: serde::Deserializer<'de>>(d: D) -> Result<Option<Option<T>>, D::Error> {
    Option::deserialize(d).map(Some)
}

pub async fn notices(State(house): Home, At(id): At<TableId>, key: Key, Given(asked): Given<NoticesAsked>) -> Answer {
    let key = key.needed()?;
    house
        .at(&id, move |room| Box::pin(async move { room.set_notices(&key, asked.webhook, asked.push).await }))
        .await??;
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Eyes {
    #[serde(default, rename = "as")]
    seat: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    #[serde(default, rename = "as")]
    seat: Option<u8>,
    #[serde(default)]
    after: usize,
}

pub async fn moments(
    State(house): Home,
    At(id): At<TableId>,
    Asked(page): Asked<Page>,
    key: Key,
) -> Result<Response, Fault> {
    let told = house.at(&id, move |room| Box::pin(async move { room.moments(key.0.as_ref(), page.seat, page.after) }));
    Ok(json_text(told.await??))
}

pub async fn moment(
    State(house): Home,
    Caller(who): Caller,
    At((id, seen)): At<(TableId, usize)>,
    Asked(eyes): Asked<Eyes>,
    key: Key,
) -> Answer {
    let then =
        house.at(&id, move |room| Box::pin(async move { room.moment(key.0.as_ref(), eyes.seat, seen) })).await??;
    let films = house.clone();
    let sheet = aside::run_for(&house, house.person(who), move || films.aside.films.show(id, &then)).await??;
    Ok(Json(json!({ "sheet": sheet })))
}

pub async fn insight(
    State(house): Home,
    Caller(who): Caller,
    At(id): At<TableId>,
    key: Key,
) -> Result<Response, Fault> {
    let asked = house.at(&id, move |room| Box::pin(async move { room.insight(key.0.as_ref()) })).await??;
    if let Some(known) = house.aside.insights.get(&asked.key) {
        return Ok(json_text(known.to_string()));
    }
    let work = move || json!({ "insight": (asked.work)() }).to_string();
    let text: Arc<str> = aside::run_for(&house, house.person(who), work).await?.into();
    house.aside.insights.put(asked.key, text.clone());
    Ok(json_text(text.to_string()))
}

pub async fn file(State(house): Home, At(id): At<TableId>) -> Result<Response, Fault> {
    let file = house.at(&id, |room| Box::pin(async { room.file() })).await??;
    let text = aside::run(&house, move || file.write()).await?;
    let name = format!("attachment; filename=\"{id}.caravan\"");
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson".into()), (header::CONTENT_DISPOSITION, name)], text)
        .into_response())
}

/// What a strong player would do in this seat's place, thought out where bots think.
pub async fn hint(State(house): Home, Caller(who): Caller, At(id): At<TableId>, key: Key, _: Ignored) -> Answer {
    let (key, person) = (key.needed()?, house.person(who));
    let hinted = house.at(&id, move |room| Box::pin(async move { room.hint(&key, person) })).await??;
    Ok(Json(json!(hinted.told().await?)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wait {
    /// seconds
    #[serde(default)]
    wait: Option<u64>,
}

/// Where a finished game turned. Whoever asks first waits for it, or asks again how far it is.
pub async fn review(
    State(house): Home,
    Caller(who): Caller,
    At(id): At<TableId>,
    Asked(wait): Asked<Wait>,
) -> Result<(StatusCode, Json<Value>), Fault> {
    let person = house.person(who);
    let mut review = house.at(&id, move |room| Box::pin(room.review(person))).await??;
    let within = wait.wait.map_or(REVIEW_WITHIN, Duration::from_secs).min(REVIEW_WITHIN);
    let told = tokio::time::timeout(within, review.wait_for(Look::is_done)).await;
    let told = told.map(|look| look.ok().and_then(|look| look.review.clone()));
    match told.as_ref().map(Option::as_deref) {
        Ok(Some(Value::Null) | None) => Err(no_advice()),
        Ok(Some(review)) => Ok((StatusCode::OK, Json(review.clone()))),
        Err(_) => {
            let part = (review.borrow().part * 100.0).floor() as u64;
            Ok((StatusCode::ACCEPTED, Json(json!({ "percent": part }))))
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RematchAsked {
    agree: bool,
    /// without those who are away
    #[serde(default)]
    now: bool,
}

/// Somebody plays again, or does not. When everybody has said so, a table is opened.
pub async fn rematch(
    State(house): Home,
    Caller(who): Caller,
    At(id): At<TableId>,
    key: Key,
    Given(asked): Given<RematchAsked>,
) -> Result<Json<Rematch>, Fault> {
    let key = key.needed()?;
    let told =
        house.at(&id, move |room| Box::pin(async move { room.ask_rematch(&key, asked.agree, asked.now, who).await }));
    Ok(Json(told.await??))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BotAsked {
    bot: String,
}

/// Another bot for the next game.
pub async fn rematch_bot(
    State(house): Home,
    At((id, seat)): At<(TableId, usize)>,
    key: Key,
    Given(asked): Given<BotAsked>,
) -> Result<Json<Rematch>, Fault> {
    let key = key.needed()?;
    let told = house.at(&id, move |room| Box::pin(async move { room.rematch_bot(&key, seat, asked.bot).await }));
    Ok(Json(told.await??))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForkAsked {
    seq: usize,
    seat: u8,
    #[serde(default)]
    name: String,
}

pub async fn fork(
    State(house): Home,
    Caller(who): Caller,
    At(id): At<TableId>,
    key: Key,
    Given(asked): Given<ForkAsked>,
) -> Result<Json<Seated>, Fault> {
    house.gate.table(who)?;
    let account = account(&house, key).await?;
    not_anothers(&house, account.as_ref(), [&*asked.name]).await?;
    let seat = Seat(asked.seat);
    let fork = house.at(&id, move |room| Box::pin(async move { room.fork(asked.seq, seat) })).await??;
    Ok(Json(house.fork_table(fork, seat, asked.name, house.person(who)).await?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mine {
    seats: Vec<MySeat>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MySeat {
    id: String,
    secret: Secret,
}

/// The tables on which somebody sits: by secrets, and by a kept name.
pub async fn mine(State(house): Home, key: Key, Given(mine): Given<Mine>) -> Answer {
    if mine.seats.len() > 200 {
        return Err(Fault::new(Kind::TooLong, "at most 200 seats").answered(StatusCode::BAD_REQUEST));
    }
    let mut seats: Vec<(TableId, Seat)> = vec![];
    for seat in &mine.seats {
        let Ok(id) = seat.id.parse() else { continue };
        if let Some(found) = house.store.seat_of(&id, &seat.secret.fingerprint()).await? {
            seats.push((id, found));
        }
    }
    if let Some((account, _)) = account(&house, key).await? {
        seats.extend(house.store.seats_of(&account, 100).await?);
    }
    let mut tables = vec![];
    for (i, (id, seat)) in seats.iter().enumerate() {
        if seats[..i].contains(&(id.clone(), *seat)) {
            continue;
        }
        if let Some(mut meta) = house.store.meta(id).await? {
            with_presence(&house, &mut meta);
            meta["you"] = json!(seat);
            tables.push(meta);
        }
    }
    Ok(Json(json!({ "tables": tables })))
}

pub async fn socket(
    State(house): Home,
    Caller(who): Caller,
    At(id): At<TableId>,
    Extension(line): Extension<Line>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Fault> {
    let upgrade = upgrade.map_err(|e| Fault::new(Kind::NoUpgrade, format!("this address is for sockets: {e}")))?;
    let held = (house.gate.socket(who)?, line);
    let most = house.config.limits.frame_bytes;
    let upgrade = upgrade.max_message_size(most).max_frame_size(most).read_buffer_size(READ_BUFFER);
    let person = house.person(who);
    Ok(upgrade.on_upgrade(move |socket| sockets::serve(house, id, socket, person, held)))
}
