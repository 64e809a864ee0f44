/** The cookie that mirrors the access token, so that the server can draw pages as that person: its name over http. */
export const ACCESS_TOKEN_COOKIE = 'diya-at'

/**
 * Its name on this site. Over https the prefix makes browsers refuse one that another host of the same domain set, or
 * that came without encryption.
 */
export const accessTokenCookie = (siteUrl: string): string =>
  siteUrl.startsWith('https:') ? `__Host-${ACCESS_TOKEN_COOKIE}` : ACCESS_TOKEN_COOKIE

/** Where the auth client keeps the session in the browser's storage. */
export const SESSION_STORAGE_KEY = 'diya-session'
