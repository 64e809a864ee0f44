import { dialled, INDIAN_MOBILE } from './contact.ts'

// Apart from `contact.ts`, which more screens load.

/** Area code and number, ten digits together. */
const INDIAN_LANDLINE = /^(?:(?:\+|00)?91|0)?0?[1-5]\d{9}$/
const MOBILE_DIGITS = 10

/** Why a number is no mobile number of India. */
export type PhoneProblem = 'short' | 'long' | 'landline' | 'foreign'

/** Whether the text can only be meant as a phone number: digits, also Devanagari ones, and what people write between them. */
export const looksLikePhone = (typed: string): boolean => /^\+?\d+$/.test(dialled(typed))

/** What is wrong with a text that `looksLikePhone`; null for a mobile number of India. */
export function findPhoneProblem(typed: string): PhoneProblem | null {
  const number = dialled(typed)
  if (INDIAN_MOBILE.test(number)) return null
  if (INDIAN_LANDLINE.test(number)) return 'landline'
  if (/^(?:\+|00)(?!91)/.test(number)) return 'foreign'
  return number.replace(/^(?:(?:\+|00)91|0)/, '').length < MOBILE_DIGITS ? 'short' : 'long'
}
