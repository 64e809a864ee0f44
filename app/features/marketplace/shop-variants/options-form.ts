import { cleanLine } from '#app/platform/text/text.ts'
import { fold, type Option } from './arrange-variants.ts'
import { copy } from './copy.ts'
import {
  OPTION_NAME_CHARS_MAX,
  OPTION_VALUE_CHARS_MAX,
  OPTION_VALUES_MAX,
  OPTIONS_MAX,
  VARIANTS_MAX,
} from '#app/features/marketplace/variants/limits.ts'

const { wrong } = copy

type Errors = Record<string, string>
export type ParsedOptions = { ok: true; value: Option[] } | { ok: false; errors: Errors }

/** '250 g, 500 g' as a list; a value contains no comma. */
export const splitValues = (text: string): string[] =>
  text
    .split(',')
    .map((value) => cleanLine(value))
    .filter(Boolean)

/** Reads names and values; an option with neither is left out. Errors are by field: `name-0`, `values-0`. */
export function readOptions(typed: readonly { name: string; values: string }[]): ParsedOptions {
  const errors: Errors = {}
  const options = typed.slice(0, OPTIONS_MAX).map(({ name, values }) => ({
    name: cleanLine(name),
    values: splitValues(values),
  }))
  for (const [i, option] of options.entries()) {
    const earlier = options.slice(0, i).map(({ name }) => fold(name))
    const name = nameError(option, earlier)
    const values = valuesError(option)
    if (name) errors[`name-${i}`] = name
    if (values) errors[`values-${i}`] = values
  }
  const used = options.filter(({ values }) => values.length > 0)
  const count = used.reduce((product, { values }) => product * values.length, 1)
  if (count > VARIANTS_MAX && Object.keys(errors).length === 0) {
    const last = options.findLastIndex(({ values }) => values.length > 0)
    errors[`values-${last}`] = wrong.tooManyVariants(count, VARIANTS_MAX)
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value: used }
}

function nameError({ name, values }: Option, earlier: readonly string[]): string | null {
  if (name === '') return values.length > 0 ? wrong.nameMissing : null
  if (name.length > OPTION_NAME_CHARS_MAX) return wrong.nameTooLong(OPTION_NAME_CHARS_MAX)
  return earlier.includes(fold(name)) ? wrong.nameTwice(name) : null
}

function valuesError({ name, values }: Option): string | null {
  if (values.length === 0) return name === '' ? null : wrong.valuesMissing
  if (values.length > OPTION_VALUES_MAX) return wrong.tooManyValues(OPTION_VALUES_MAX)
  const long = values.find((value) => value.length > OPTION_VALUE_CHARS_MAX)
  if (long) return wrong.valueTooLong(OPTION_VALUE_CHARS_MAX)
  const folded = values.map(fold)
  const twice = values.find((value, i) => folded.indexOf(fold(value)) !== i)
  return twice === undefined ? null : wrong.valueTwice(twice)
}
