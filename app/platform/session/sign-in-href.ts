/** The sign-in screen, which leads to `next`: a path on this site, with its query. */
export const signInHref = (next: string): string => `/auth?next=${encodeURIComponent(next)}`
