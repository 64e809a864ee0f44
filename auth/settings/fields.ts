import * as v from 'valibot'

/** A wrong or missing variable, and what was expected. */
export interface SettingProblem {
  name: string
  expected: string
}

/** An address without slashes at the end; `expected` says what it is for. */
export const url = (expected: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.check((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), expected),
    v.transform((text) => text.replace(/\/+$/, '')),
  )
/** Hosts of this machine. */
export const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/
export const secret = v.optional(v.pipe(v.string(), v.minLength(32, 'expected a secret of at least 32 characters')))
export const name = (fallback: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]{1,64}$/, 'expected a name of letters, digits and _ . : -')), fallback)

const ON = ['true', '1', 'on', 'yes']
const OFF = ['false', '0', 'off', 'no']

/** A switch, in any of the spellings that other programs use. */
export const flag = (fallback: boolean) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.transform((text) => text.trim().toLowerCase()),
    v.picklist([...ON, ...OFF], 'expected on or off (or 1 or 0, true or false, yes or no)'),
    v.transform((text) => ON.includes(text)),
  )
export const list = (separator: string, fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.transform((text) => text.split(separator).filter((item) => item !== '')),
  )
export const number = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.check((text) => isWholeNumber(text, min, max), `expected a whole number from ${min} to ${max}`),
    v.transform(Number),
  )
export const numberOr = (fallback: number, min: number, max: number) => v.optional(number(min, max), String(fallback))
export const requests = (fallback: number) => numberOr(fallback, 1, 1_000_000)

function isWholeNumber(text: string, min: number, max: number): boolean {
  return /^\d{1,15}$/.test(text) && Number(text) >= min && Number(text) <= max
}
