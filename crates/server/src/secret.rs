//! Keys to seats and names. The database knows only their fingerprints.
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// The key to a seat, a table or a name, as whoever has it shows it.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "String"))]
#[serde(transparent)]
pub struct Secret(pub String);

/// What the house keeps of a key: it tells whether a key fits, and opens nothing itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fingerprint(pub String);

impl Secret {
    pub fn fresh() -> Secret {
        Secret(fresh())
    }
    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint(hex(&Sha256::new_with_prefix("caravanserai key\n").chain_update(&self.0).finalize()))
    }
}

/// Nobody finds a key in a log.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// 160 random bits, as 40 hexadecimal digits.
pub fn fresh() -> String {
    let mut bytes = [0; 20];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    hex(&bytes)
}

/// A number below `n`.
pub fn below(n: usize) -> usize {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    (u64::from_le_bytes(bytes) % n as u64) as usize
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}
