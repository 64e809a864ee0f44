/** A sentence of ours in the current language; null for what somebody wrote themselves. */
type Read = (stored: string) => string | null

let byKind: Readonly<Record<string, Read>> = {}

/**
 * Registers who reads the sentences of ours that are stored with requests of a kind. Called once at start
 * (app/request-forms.server.ts).
 */
export function readSentences(readers: Readonly<Record<string, Read>>): void {
  byKind = readers
}

/** What is stored with a request of this kind, in the current language if it is a sentence of ours. */
export const storedSentence = (kind: string, stored: string): string => byKind[kind]?.(stored) ?? stored
