import { createHash, randomBytes, randomInt } from 'node:crypto'
import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { financialYearOf } from '#app/platform/time/dates.ts'

const DIGITS = 5
const TOKEN_BYTES = 18

/** A number of a series that restarts each financial year: '26-00042'. */
export function inFinancialYear(at: Date, number: number): string {
  return startOfNumber(at) + String(number).padStart(DIGITS, '0')
}

/** What the numbers of a financial year begin with: '26-'. */
export const startOfNumber = (at: Date): string => `${String(financialYearOf(at) % 100).padStart(2, '0')}-`

/** `inFinancialYear` for a number that only the database knows. */
export const numberInSql = (start: Placeholder, number: SQL | AnyColumn): SQL<string> =>
  sql`${start} || lpad(${number}::text, greatest(${DIGITS}::int, length(${number}::text)), '0')`

/** A random code with uniformly distributed characters. */
export function randomCode(characters: string, length: number): string {
  return Array.from({ length }, () => characters.charAt(randomInt(characters.length))).join('')
}

/** The secret part of a link in a mail: 144 random bits in base64url. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** The stored form of a token or a code: SHA-256 in hex, different for each purpose. */
export const hashSecret = (purpose: string, secret: string): string =>
  createHash('sha256').update(`${purpose}:${secret}`).digest('hex')
