/** The cookie that mirrors the access token, so that the server can render pages for the user. Its name over http. */
export const ACCESS_TOKEN_COOKIE = 'diya-at'

/**
 * Its name on this site. Over https the prefix makes browsers refuse a cookie from another host of the same domain
 * or without encryption.
 */
export const accessTokenCookie = (siteUrl: string): string =>
  siteUrl.startsWith('https:') ? `__Host-${ACCESS_TOKEN_COOKIE}` : ACCESS_TOKEN_COOKIE

/** The auth client's key in localStorage. */
export const SESSION_STORAGE_KEY = 'diya-session'

/**
 * The prefix of localStorage keys that belong to the signed-in user: they are removed at sign-out, for shared
 * phones.
 */
export const OWN_STORAGE_PREFIX = 'diya:own:'
