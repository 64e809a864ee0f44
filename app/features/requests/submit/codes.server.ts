import { hashSecret, randomCode } from '#app/platform/text/numbering.server.ts'
import { CODE_CHARS } from '#app/features/requests/schema.ts'

// Without 0/O, 1/I/L and vowels: easy to read aloud, and no code spells a word.
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ'

export const newCode = (): string => randomCode(LETTERS, CODE_CHARS)

export const hashCode = (code: string): string => hashSecret('request', code)
