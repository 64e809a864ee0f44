/**
 * Encrypts what the database must keep and nobody who copies it may read: private notes, private requests.
 * `place` names the row the text belongs to, e.g. `requests:<id>`: it opens nowhere else.
 */
export interface Sealer {
  seal(plain: string, place: string): string
  /** Throws when the text was altered, stands in another place, or its key is gone. */
  open(sealed: string, place: string): string
  /** Tells that two texts are the same; it cannot be computed from the database alone. */
  fingerprint(text: string, place: string): string
  /** The fingerprint of every key, the newest first: to find what was marked before a rotation. */
  fingerprints(text: string, place: string): string[]
}
