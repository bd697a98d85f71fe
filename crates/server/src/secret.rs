//! Keys to seats and names. The database knows only their fingerprints.
use sha2::{Digest, Sha256};

/// 160 random bits, as 40 hexadecimal digits.
pub fn fresh() -> String {
    let mut bytes = [0; 20];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    hex(&bytes)
}

pub fn fingerprint(secret: &str) -> String {
    hex(&Sha256::new_with_prefix("caravanserai key\n").chain_update(secret).finalize())
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
