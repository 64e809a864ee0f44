import { startOfIndianDay } from '#app/platform/time/indian-days.ts'

const YEAR = /^20\d\d$/

/** The year of `/account/gifts/2026.pdf`: April 2026 to March 2027. Null when it is none. */
export const readFinancialYear = (text: string): number | null => (YEAR.test(text) ? Number(text) : null)

/** The first moment of a financial year, and that of the next one, in India. */
export function financialYearBounds(year: number): { from: Date; until: Date } {
  return { from: startOf(year), until: startOf(year + 1) }
}

const startOf = (year: number) => startOfIndianDay(`${year}-04-01`)
