import { latinDigits } from '#app/platform/text/text.ts'

/** Codes have six to ten digits. */
const CODE = String.raw`(?<!\d)\d{6,10}(?!\d)`
/** The last line of a message for one site: '@diya.example #123456'. */
const BOUND = new RegExp(`^@\\S+ #(${CODE})`, 'm')
/** The code as people group it: '123 456', '123-456'. */
const GROUPED = /(?<!\d)(\d{3})[ -](\d{3})(?!\d)/

/** The code in a pasted text: a whole message, or the code alone, also in Devanagari digits. Null without one. */
export function findCode(text: string): string | null {
  const latin = latinDigits(text)
  const found = BOUND.exec(latin)?.[1] ?? new RegExp(CODE).exec(latin)?.[0]
  return found ?? GROUPED.exec(latin)?.slice(1).join('') ?? null
}

/** A typed code, without spaces and in Latin digits. */
export const cleanCode = (typed: string): string => latinDigits(typed).replace(/[\s-]/g, '')
