/** The URL of the sign-in screen, which then redirects to `next`: a path on this site, with its query. */
export const signInHref = (next: string): string => `/auth?next=${encodeURIComponent(next)}`
