/** The cookie that mirrors the access token, so that the server can draw pages as that person. */
export const ACCESS_TOKEN_COOKIE = 'diya-at'
/** Where the auth client keeps the session in the browser's storage. */
export const SESSION_STORAGE_KEY = 'diya-session'
