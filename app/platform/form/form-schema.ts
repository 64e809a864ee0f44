import * as v from 'valibot'
import { normalizeContact, normalizeEmail, normalizePhone } from '#app/platform/text/contact.ts'
import { isDay, parseIndianDateTime } from '#app/platform/time/dates.ts'
import { cleanLine, cleanText, hasLink, latinDigits } from '#app/platform/text/text.ts'
import { copy } from './copy.ts'
import {
  type FieldSpec,
  type FormDeclaration,
  type FormFields,
  LINE_CHARS_MAX,
  NO_CHOICE,
  TEXT_CHARS_MAX,
  type ValuesOf,
} from './fields.ts'

type FieldSchema = v.GenericSchema<unknown, unknown>
/** For the text of a field that is not empty. */
type TypedSchema = v.GenericSchema<string, unknown>

/** The schema of a declared form. Undeclared fields are dropped. */
export function formSchema<Fields extends FormFields>({ fields, checks = [] }: FormDeclaration<Fields>) {
  const values = v.object(formEntries(fields))
  const rules = v.rawCheck<v.InferOutput<typeof values>>(({ dataset, addIssue }) => {
    const invalid = new Set(dataset.issues?.map(({ path }) => String(path?.[0]?.key)))
    const given = dataset.value as Record<string, unknown>
    for (const { field, of = Object.keys(fields), message, isRight } of checks) {
      const isReady = of.every((name) => !invalid.has(name))
      if (isReady && !isRight(given as never)) addIssue({ message, path: [pathTo(field, given)] })
    }
  })
  // `Object.fromEntries` loses the types of the fields.
  return v.pipe(values, rules) as unknown as v.GenericSchema<unknown, ValuesOf<Fields>>
}

/** The schema of each field, for a form with more than declared fields. */
export const formEntries = <Fields extends FormFields>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, fieldSchema(spec)])) as {
    [Name in keyof Fields]: v.GenericSchema<unknown, ValuesOf<Fields>[Name]>
  }

const pathTo = (key: string, input: Record<string, unknown>): v.ObjectPathItem => ({
  type: 'object',
  origin: 'value',
  input,
  key,
  value: input[key],
})

function fieldSchema(spec: FieldSpec): FieldSchema {
  if (spec.as === 'many') return choices(spec)
  if (spec.as === 'check') return tick(spec)
  const text = v.pipe(v.optional(v.string(), ''), v.transform(cleanerOf(spec)))
  const value = valueSchema(spec)
  return spec.optional
    ? v.pipe(
        text,
        v.transform((typed) => typed || null),
        v.nullable(value),
      )
    : v.pipe(text, v.minLength(1, spec.missing ?? missingMessage(spec)), value)
}

/** Text is cleaned for storage; text with `read` is only trimmed before it is parsed. */
function cleanerOf(spec: FieldSpec): (typed: string) => string {
  if (spec.as === 'select') return (typed) => (typed === NO_CHOICE ? '' : typed.trim())
  if ((spec.as !== 'line' && spec.as !== 'text') || spec.read) return (typed) => typed.trim()
  return spec.as === 'line' ? cleanLine : cleanText
}

const missingMessage = ({ as }: FieldSpec): string => (as === 'select' || as === 'radios' ? copy.choose : copy.missing)

function valueSchema(spec: Exclude<FieldSpec, { as: 'many' | 'check' }>): TypedSchema {
  switch (spec.as) {
    case 'line':
      return line(spec)
    case 'text':
      return textOf(spec, TEXT_CHARS_MAX)
    case 'email':
      return normalized(normalizeEmail, spec.wrong ?? copy.email)
    case 'phone':
      return normalized(normalizePhone, spec.wrong ?? copy.phone)
    case 'contact':
      return normalized(normalizeContact, spec.wrong ?? copy.contact)
    case 'number':
      return numberBetween(spec)
    case 'date':
      return v.pipe(v.string(), v.transform(latinDigits), v.check(isDay, spec.wrong ?? copy.date))
    case 'datetime':
      return parsed((typed) => parseIndianDateTime(latinDigits(typed)), spec.wrong ?? copy.datetime)
    case 'select':
    case 'radios':
      return v.pipe(
        v.string(),
        v.check((value) => Object.hasOwn(spec.options, value), spec.wrong ?? spec.missing ?? copy.choose),
      )
  }
}

function line(spec: FieldSpec & { as: 'line' }): TypedSchema {
  const typed = textOf(spec, LINE_CHARS_MAX)
  return spec.isName
    ? v.pipe(
        typed,
        v.check((name) => !hasLink(String(name)), copy.nameLink),
      )
    : typed
}

function textOf(spec: FieldSpec & { as: 'line' | 'text' }, defaultMax: number): TypedSchema {
  const { charsMin = 0, charsMax = defaultMax, tooLong = copy.tooLong(charsMax), read, wrong = copy.pattern } = spec
  const atMost = v.pipe(v.string(), v.maxLength(charsMax, tooLong))
  if (read) return v.pipe(atMost, parsed(read, wrong))
  return v.pipe(atMost, v.minLength(charsMin, typeof wrong === 'string' ? wrong : copy.pattern))
}

const parsed = (read: (typed: string) => unknown, wrong: string | ((typed: string) => string)) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value)
      if (value !== null) return value
      addIssue({ message: typeof wrong === 'string' ? wrong : wrong(dataset.value) })
      return NEVER
    }),
  )

const normalized = (normalize: (typed: string) => string, message: string) =>
  v.pipe(
    v.string(),
    v.maxLength(LINE_CHARS_MAX, message),
    v.transform(normalize),
    v.check((value) => value !== '', message),
  )

function numberBetween({ min, max, wrong }: FieldSpec & { as: 'number' }) {
  const message = wrong ?? copy.number(min, max)
  return v.pipe(
    v.string(),
    v.transform((typed) => latinDigits(typed).replace(/[,\s₹]/g, '')),
    v.regex(/^\d{1,15}$/, message),
    v.transform(Number),
    v.check((value) => value >= min && value <= max, message),
  )
}

function tick({ optional, missing }: FieldSpec & { as: 'check' }): FieldSchema {
  return v.pipe(
    v.optional(v.union([v.string(), v.boolean()]), ''),
    // True in a JSON body.
    v.transform((given) => (typeof given === 'string' ? given.trim() : given ? 'yes' : '')),
    v.picklist(optional ? ['', 'yes'] : ['yes'], missing ?? copy.consent),
    v.transform((value) => value === 'yes'),
  )
}

function choices({ options, optional, missing }: FieldSpec & { as: 'many' }): FieldSchema {
  return v.pipe(
    v.optional(v.array(v.string()), []),
    v.transform((values) => [...new Set(values)].filter((value) => Object.hasOwn(options, value))),
    v.check((values) => optional === true || values.length > 0, missing ?? copy.chooseSome),
  )
}
