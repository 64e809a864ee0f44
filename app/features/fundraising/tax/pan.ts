import { latinDigits } from '#app/platform/text/text.ts'

/** Five letters, of which the fourth says what the holder is; four digits; a letter. */
const PAN = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/
const ENDING_CHARS = 4

/** Reads a permanent account number, also with spaces and small letters; null for what is none. */
export function readPan(typed: string): string | null {
  const pan = latinDigits(typed).replaceAll(/\s/g, '').toUpperCase()
  return PAN.test(pan) ? pan : null
}

/** 'PAN ending in 234F' needs these. */
export const panEnding = (pan: string): string => pan.slice(-ENDING_CHARS)
