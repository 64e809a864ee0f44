/** The cookie that mirrors the access token, so that the server can render pages for the user. Its name over http. */
export const ACCESS_TOKEN_COOKIE = 'diya-at'

/**
 * Its name on this site. Over https the prefix makes browsers refuse a cookie from another host of the same domain
 * or without encryption.
 */
export const accessTokenCookie = (siteUrl: string): string => prefixed(ACCESS_TOKEN_COOKIE, siteUrl)

const prefixed = (name: string, siteUrl: string) => (siteUrl.startsWith('https:') ? `__Host-${name}` : name)

/** The auth service's cookie that marks a shared device. Its name over http. */
const SHARED_DEVICE_COOKIE = 'auth-shared-device'

export const sharedDeviceCookie = (siteUrl: string): string => prefixed(SHARED_DEVICE_COOKIE, siteUrl)

/** Minutes without use after which a session on a shared device ends. The default of the auth service. */
export const SHARED_IDLE_MINUTES = 10

/** Days for which the auth service's cookie `auth-device` marks a known device. The same number as in `auth/limits/`. */
export const KNOWN_DEVICE_DAYS = 180

/** Minutes for which a proof of identity is fresh. */
export const PROOF_MINUTES = 15

/** The page behind messages about a sign-in on a new device, before the token of the link. */
export const NEW_DEVICE_PATH = '/auth/not-me'

/** The auth client's key in the browser's storage. */
export const SESSION_STORAGE_KEY = 'diya-session'

/**
 * The prefix of localStorage keys that belong to the signed-in user: they are removed at sign-out, for shared
 * phones.
 */
export const OWN_STORAGE_PREFIX = 'diya:own:'
