import { createHash, randomInt } from 'node:crypto'
import { CODE_CHARS } from './schema.ts'

// Without 0/O, 1/I/L and vowels: easy to read out, and no code is a word.
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ'

export const newCode = (): string =>
  Array.from({ length: CODE_CHARS }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')

export const hashCode = (code: string): string => createHash('sha256').update(`request:${code}`).digest('hex')
