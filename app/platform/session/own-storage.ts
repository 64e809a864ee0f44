/** Under this a browser keeps what is the signed-in person's alone: on a shared phone her sign-out takes it along. */
export const OWN_STORAGE_PREFIX = 'diya:own:'

/** Forgets it all, whoever it belonged to. */
export function forgetOwnStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(OWN_STORAGE_PREFIX)) localStorage.removeItem(key)
  } catch {
    // The browser keeps nothing for this site.
  }
}
