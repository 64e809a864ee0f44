import { currentLanguage } from './language/current-language.ts'
import type { Language } from './language/languages.ts'
import { latinDigits } from './text/text.ts'

/** Currency symbols; other currencies show their ISO code before the number. */
const SYMBOLS: Readonly<Record<string, string>> = { INR: '₹', USD: '$', EUR: '€', GBP: '£' }
const MINOR_UNITS_PER_UNIT = 100
/** Paise per rupee. */
export const PAISE = MINOR_UNITS_PER_UNIT
const DIGITS_MAX = 12
/** Rupees as people write them before or after a number; रू is a frequent spelling of रु. */
const RUPEES = '(?:₹|rs\\.?|inr|rupees?|र[ुू](?:पये|पए|पया|पयों|\\.)?)'
const IN_RUPEES = new RegExp(`^(?:${RUPEES}\\s*)?([\\d.,]*)\\s*(?:/-\\s*)?(?:${RUPEES})?$`, 'i')

interface Step {
  value: number
  words: Readonly<Record<Language, string>>
}

const INDIAN_STEPS: readonly Step[] = [
  { value: 1_00_00_000, words: { en: ' crore', hi: ' करोड़' } },
  { value: 1_00_000, words: { en: ' lakh', hi: ' लाख' } },
  { value: 1_000, words: { en: 'k', hi: ' हज़ार' } },
]
const WESTERN_STEPS: readonly Step[] = [
  { value: 1_000_000, words: { en: 'M', hi: 'M' } },
  { value: 1_000, words: { en: 'k', hi: 'k' } },
]

/**
 * An exact amount: '₹1,24,000', '₹99.50', '$12.50'. Rupees are grouped in lakhs; whole amounts have no decimals.
 * `Intl.NumberFormat` is not used, because it is wrong for half of India's languages.
 */
export function formatMoney(amountMinor: number, currency: string): string {
  const minor = Math.abs(amountMinor)
  const units = Math.floor(minor / MINOR_UNITS_PER_UNIT)
  const rest = minor % MINOR_UNITS_PER_UNIT
  const decimals = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`
  return sign(amountMinor) + symbolOf(currency) + group(units, currency) + decimals
}

/** A short amount: '₹850', '₹24k', '₹4.2 lakh', '₹1.2 crore', '₹4.2 लाख'. Rounded down, so that it is never too high. */
export function formatShort(amountMinor: number, currency: string): string {
  const units = Math.floor(Math.abs(amountMinor) / MINOR_UNITS_PER_UNIT)
  const step = (currency === 'INR' ? INDIAN_STEPS : WESTERN_STEPS).find(({ value }) => units >= value)
  const prefix = sign(amountMinor) + symbolOf(currency)
  if (!step) return prefix + units
  const tenths = Math.floor((units * 10) / step.value)
  const decimal = tenths % 10 === 0 ? '' : `.${tenths % 10}`
  return prefix + group(Math.floor(tenths / 10), currency) + decimal + step.words[currentLanguage()]
}

export type ParsedRupees =
  | { ok: true; amountMinor: number }
  | { ok: false; reason: 'empty' | 'not-an-amount' | 'fraction-of-a-paisa' | 'too-large' }

/**
 * Parses an amount in rupees: '500', '1,000', '99.50', '₹ 500', 'Rs. 500/-', 'रु. 500', '५०० रुपये'. Exact to the paisa.
 */
export function parseRupees(text: string): ParsedRupees {
  const number = IN_RUPEES.exec(latinDigits(text).trim())?.[1]
  return number === undefined ? { ok: false, reason: 'not-an-amount' } : parseNumber(number)
}

function parseNumber(plain: string): ParsedRupees {
  if (plain === '') return { ok: false, reason: 'empty' }
  const parts = /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d+))?$/.exec(plain)
  if (!parts) return { ok: false, reason: 'not-an-amount' }
  const rupees = (parts[1] ?? '').replaceAll(',', '').replace(/^0+(?=\d)/, '')
  const paise = parts[2] ?? ''
  if (!/^\d{0,2}0*$/.test(paise)) return { ok: false, reason: 'fraction-of-a-paisa' }
  if (rupees.length > DIGITS_MAX) return { ok: false, reason: 'too-large' }
  return { ok: true, amountMinor: Number(rupees) * MINOR_UNITS_PER_UNIT + Number(paise.slice(0, 2).padEnd(2, '0')) }
}

/** Parses an amount above 0, in paise; null when it is invalid or above the limit. */
export function readRupees(text: string, minorMax = Number.MAX_SAFE_INTEGER): number | null {
  const parsed = parseRupees(text)
  return parsed.ok && parsed.amountMinor > 0 && parsed.amountMinor <= minorMax ? parsed.amountMinor : null
}

/** Parses an amount in this currency: '12.50', '$12.50', 'USD 12'. Refuses the symbol of another currency. */
export function parseAmount(text: string, currency: string): ParsedRupees {
  if (currency === 'INR') return parseRupees(text)
  const plain = latinDigits(text).trim()
  const own = [currency.toLowerCase(), SYMBOLS[currency]].find((sign) => sign && plain.toLowerCase().startsWith(sign))
  return parseNumber(plain.slice(own?.length ?? 0).trim())
}

/** An amount for an input field or a file, in a form that `parseAmount` accepts: '1450', '99.50'. */
export function amountText(amountMinor: number): string {
  const rest = amountMinor % MINOR_UNITS_PER_UNIT
  const units = String(Math.floor(amountMinor / MINOR_UNITS_PER_UNIT))
  return rest === 0 ? units : `${units}.${String(rest).padStart(2, '0')}`
}

/** An amount for other programs, always with two decimals: '-1240.50', '99.00'. */
export function decimalText(amountMinor: number): string {
  const minor = Math.abs(amountMinor)
  const decimals = String(minor % MINOR_UNITS_PER_UNIT).padStart(2, '0')
  return `${sign(amountMinor)}${Math.floor(minor / MINOR_UNITS_PER_UNIT)}.${decimals}`
}

function sign(amountMinor: number): string {
  return amountMinor < 0 ? '-' : ''
}

function symbolOf(currency: string): string {
  return SYMBOLS[currency] ?? `${currency} `
}

function group(units: number, currency: string): string {
  const digits = String(units)
  const pattern = currency === 'INR' ? /\B(?=(\d{2})*\d{3}$)/g : /\B(?=(\d{3})+$)/g
  return digits.replace(pattern, ',')
}
