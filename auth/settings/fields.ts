import * as v from 'valibot'

/** A wrong or missing variable, and what was expected. */
export interface SettingProblem {
  name: string
  expected: string
}

export const url = v.pipe(
  v.optional(v.string(), ''),
  v.check(
    (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
    'expected the public address of the service, like https://example.org/auth/v1',
  ),
  v.transform((text) => text.replace(/\/+$/, '')),
)
export const secret = v.optional(v.pipe(v.string(), v.minLength(32, 'expected a secret of at least 32 characters')))
export const name = (fallback: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]{1,64}$/, 'expected a name of letters, digits and _ . : -')), fallback)
export const flag = (fallback: boolean) =>
  v.pipe(
    v.optional(v.picklist(['true', 'false'], 'expected true or false'), fallback ? 'true' : 'false'),
    v.transform((text) => text === 'true'),
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
