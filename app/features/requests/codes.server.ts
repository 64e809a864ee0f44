import { hashSecret, randomCode } from '#app/platform/numbering.server.ts'
import { CODE_CHARS } from './schema.ts'

// Without 0/O, 1/I/L and vowels: easy to read out, and no code is a word.
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ'

export const newCode = (): string => randomCode(LETTERS, CODE_CHARS)

export const hashCode = (code: string): string => hashSecret('request', code)
