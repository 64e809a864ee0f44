/**
 * Encrypts private text for storage, so that a copy of the database does not reveal it. `place` identifies the row, e.g.
 * `requests:<id>`: the text can be decrypted only with the same place.
 */
export interface Sealer {
  seal(plain: string, place: string): string
  /** @throws when the text was altered, belongs to another place, or its key is missing. */
  open(sealed: string, place: string): string
  /** A keyed hash, the same for the same text; it cannot be computed from the database alone. */
  fingerprint(text: string, place: string): string
  /** The fingerprint by every key, the newest first: to find rows from before a key rotation. */
  fingerprints(text: string, place: string): string[]
}
