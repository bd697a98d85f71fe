pub fn without_password(url: &str) -> String {
    url.into()
}
