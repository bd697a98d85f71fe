//! The names of what can go wrong: programs rely on them, `docs/protocol.md` explains each.
use axum::http::StatusCode;
use table::{FileError, Illegal, words};

words! {
    pub enum Kind {
        // the line
        LineTooLong = "line-too-long",
        NotUtf8 = "not-utf8",
        NotJson = "not-json",
        NotAnObject = "not-an-object",
        SaidTwice = "said-twice",
        // the request
        UnknownRequest = "unknown-request",
        MissingField = "missing-field",
        WrongField = "wrong-field",
        UnknownField = "unknown-field",
        WrongAddress = "wrong-address",
        WrongKind = "wrong-kind",
        WrongMethod = "wrong-method",
        WrongOrigin = "wrong-origin",
        NoAddress = "no-address",
        NoSuchAddress = "no-such-address",
        NoUpgrade = "no-upgrade",
        TooLong = "too-long",
        TooMany = "too-many",
        TooSlow = "too-slow",
        // a socket
        NoHello = "no-hello",
        Twice = "twice",
        WrongFrame = "wrong-frame",
        NotText = "not-text",
        Spectator = "spectator",
        Removed = "removed",
        UsedId = "used-id",
        NotAsked = "not-asked",
        ChatFull = "chat-full",
        // who asks
        NoSecret = "no-secret",
        WrongSecret = "wrong-secret",
        WrongPassphrase = "wrong-passphrase",
        BadName = "bad-name",
        BadPassphrase = "bad-passphrase",
        BadPush = "bad-push",
        BadWebhook = "bad-webhook",
        NameKept = "name-kept",
        NameTaken = "name-taken",
        // tables and games
        NoSuchTable = "no-such-table",
        TableTaken = "table-taken",
        NoSuchGame = "no-such-game",
        BadSetting = "bad-setting",
        BadContent = "bad-content",
        BadTempo = "bad-tempo",
        PracticeOnly = "practice-only",
        NoSuchBot = "no-such-bot",
        GameHasNoBots = "game-has-no-bots",
        NoAdvice = "no-advice",
        NoHints = "no-hints",
        NoPosition = "no-position",
        NoSuchMoment = "no-such-moment",
        CannotReplay = "cannot-replay",
        ChairsOpen = "chairs-open",
        Taken = "taken",
        Begun = "begun",
        NotBegun = "not-begun",
        NotOver = "not-over",
        Ended = "ended",
        Resigned = "resigned",
        LogFull = "log-full",
        Frozen = "frozen",
        Damaged = "damaged",
        // what a seat does
        Over = "over",
        NoSuchSeat = "no-such-seat",
        NotNow = "not-now",
        TooEarly = "too-early",
        BeforeSignal = "before-signal",
        TooLate = "too-late",
        Refused = "refused",
        Unreadable = "unreadable",
        Changed = "changed",
        NothingToUndo = "nothing-to-undo",
        // files
        CannotRead = "cannot-read",
        CannotWrite = "cannot-write",
        FileEmpty = "file-empty",
        FileHeader = "file-header",
        FileFormat = "file-format",
        FileCutOff = "file-cut-off",
        FileNotText = "file-not-text",
        FileRow = "file-row",
        FileCommitment = "file-commitment",
        FileSealed = "file-sealed",
        FileOtherGame = "file-other-game",
        FileOtherContent = "file-other-content",
        FileOtherRules = "file-other-rules",
        FileSetting = "file-setting",
        FileRefused = "file-refused",
        FileDiffers = "file-differs",
        // the house itself
        NotStored = "not-stored",
        NotKnown = "not-known",
        Database = "database",
        Closing = "closing",
        Internal = "internal",
    }
}

impl Kind {
    /// The status of an answer to a request that says so; `None`: requests never meet it.
    pub fn status(self) -> Option<StatusCode> {
        Some(match self {
            Kind::NotJson | Kind::WrongField | Kind::WrongAddress | Kind::NoAddress | Kind::NoUpgrade => {
                StatusCode::BAD_REQUEST
            }
            Kind::BadName | Kind::BadPassphrase | Kind::BadPush | Kind::BadWebhook => StatusCode::BAD_REQUEST,
            Kind::BadSetting | Kind::BadTempo | Kind::PracticeOnly => StatusCode::BAD_REQUEST,
            Kind::NoSuchGame | Kind::NoSuchBot | Kind::NoSuchSeat | Kind::NoSuchMoment => StatusCode::BAD_REQUEST,
            Kind::NoSecret => StatusCode::UNAUTHORIZED,
            Kind::WrongSecret | Kind::WrongPassphrase | Kind::WrongOrigin => StatusCode::FORBIDDEN,
            Kind::NoSuchTable | Kind::NoSuchAddress => StatusCode::NOT_FOUND,
            Kind::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Kind::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Kind::NameKept | Kind::NameTaken | Kind::ChairsOpen | Kind::Taken => StatusCode::CONFLICT,
            Kind::Begun | Kind::NotBegun | Kind::NotOver | Kind::Over | Kind::NotNow | Kind::Ended => {
                StatusCode::CONFLICT
            }
            Kind::NoAdvice | Kind::NoHints | Kind::LogFull | Kind::FileSealed => StatusCode::CONFLICT,
            Kind::CannotReplay | Kind::Frozen | Kind::Damaged => StatusCode::CONFLICT,
            Kind::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Kind::WrongKind => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Kind::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Kind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            Kind::NotStored | Kind::NotKnown | Kind::Database | Kind::Closing => StatusCode::SERVICE_UNAVAILABLE,
            _ => return None,
        })
    }
}

impl From<&Illegal> for Kind {
    fn from(why: &Illegal) -> Kind {
        match why {
            Illegal::Over => Kind::Over,
            Illegal::NoSuchSeat => Kind::NoSuchSeat,
            Illegal::NotNow => Kind::NotNow,
            Illegal::TooEarly { .. } => Kind::TooEarly,
            Illegal::BeforeSignal { .. } => Kind::BeforeSignal,
            Illegal::TooLate { .. } => Kind::TooLate,
            Illegal::Refused { .. } => Kind::Refused,
            Illegal::Unreadable { .. } => Kind::Unreadable,
            Illegal::Changed { .. } => Kind::Changed,
            Illegal::NothingToUndo => Kind::NothingToUndo,
        }
    }
}

impl From<&FileError> for Kind {
    fn from(error: &FileError) -> Kind {
        match error {
            FileError::Empty => Kind::FileEmpty,
            FileError::Header { .. } => Kind::FileHeader,
            FileError::Format { .. } => Kind::FileFormat,
            FileError::CutOff { .. } => Kind::FileCutOff,
            FileError::NotText { .. } => Kind::FileNotText,
            FileError::Row { .. } => Kind::FileRow,
            FileError::Commitment => Kind::FileCommitment,
            FileError::Sealed => Kind::FileSealed,
            FileError::OtherGame { .. } => Kind::FileOtherGame,
            FileError::OtherContent { .. } => Kind::FileOtherContent,
            FileError::Setting(_) => Kind::FileSetting,
            FileError::Refused { .. } => Kind::FileRefused,
            FileError::Differs { .. } => Kind::FileDiffers,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Kind;

    #[test]
    fn every_kind_is_explained() {
        let page = include_str!("../../../../docs/protocol.md");
        // `| `name`, `other` | when |`
        let rows = page.lines().filter_map(|line| line.strip_prefix("| `")?.split_once(" | "));
        let explained: Vec<&str> = rows.flat_map(|(names, _)| names.trim_end_matches('`').split("`, `")).collect();
        for kind in Kind::ALL {
            assert!(explained.contains(&kind.word()), "docs/protocol.md does not explain {kind}");
        }
    }
}
