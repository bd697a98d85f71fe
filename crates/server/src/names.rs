pub fn look(name: &str) -> String {
    name.to_lowercase()
}
