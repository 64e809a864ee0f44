import * as v from 'valibot'
import { tidyContact, tidyEmail, tidyPhone } from '#app/platform/text/contact.ts'
import { isDay, readIndianClock } from '#app/platform/time/dates.ts'
import { cleanLine, cleanText, hasLink } from '#app/platform/text/text.ts'
import { copy } from './copy.ts'
import {
  type FieldSpec,
  type FormDeclaration,
  type FormFields,
  LINE_CHARS_MAX,
  TEXT_CHARS_MAX,
  type ValuesOf,
} from './fields.ts'

type FieldSchema = v.GenericSchema<unknown, unknown>
/** What was typed into a field that is not empty. */
type TypedSchema = v.GenericSchema<string, unknown>

/** The schema of a declared form. Fields that are not declared are dropped. */
export function formSchema<Fields extends FormFields>({ fields, checks = [] }: FormDeclaration<Fields>) {
  const entries = Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, fieldSchema(spec)]))
  const values = v.object(entries)
  const rules = v.rawCheck<v.InferOutput<typeof values>>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return
    for (const { field, message, isRight } of checks) {
      if (!isRight(dataset.value as never)) addIssue({ message, path: [pathTo(field, dataset.value)] })
    }
  })
  // The entries follow the declaration; a type made from a record cannot say so.
  return v.pipe(values, rules) as unknown as v.GenericSchema<unknown, ValuesOf<Fields>>
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
  const typed = v.pipe(v.optional(v.string(), ''), v.transform(cleanerOf(spec)))
  const value = filled(spec)
  return spec.optional
    ? v.pipe(
        typed,
        v.transform((text) => text || null),
        v.nullable(value),
      )
    : v.pipe(typed, v.minLength(1, spec.missing ?? missingWords(spec)), value)
}

/** Text is cleaned as it is stored; what has a meaning of its own is read as it was typed. */
function cleanerOf(spec: FieldSpec): (typed: string) => string {
  if ((spec.as !== 'line' && spec.as !== 'text') || spec.read) return (typed) => typed.trim()
  return spec.as === 'line' ? cleanLine : cleanText
}

const missingWords = ({ as }: FieldSpec): string => (as === 'select' || as === 'radios' ? copy.choose : copy.missing)

function filled(spec: Exclude<FieldSpec, { as: 'many' | 'check' }>): TypedSchema {
  switch (spec.as) {
    case 'line':
      return line(spec)
    case 'text':
      return textOf(spec, TEXT_CHARS_MAX)
    case 'email':
      return tidied(tidyEmail, spec.wrong ?? copy.email)
    case 'phone':
      return tidied(tidyPhone, spec.wrong ?? copy.phone)
    case 'contact':
      return tidied(tidyContact, spec.wrong ?? copy.contact)
    case 'number':
      return numberBetween(spec)
    case 'date':
      return v.pipe(v.string(), v.check(isDay, spec.wrong ?? copy.date))
    case 'moment':
      return meaning(readIndianClock, spec.wrong ?? copy.moment)
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

function textOf(spec: FieldSpec & { as: 'line' | 'text' }, usualMax: number): TypedSchema {
  const { charsMin = 0, charsMax = usualMax, read, wrong = copy.pattern } = spec
  const atMost = v.pipe(v.string(), v.maxLength(charsMax, copy.tooLong(charsMax)))
  if (read) return v.pipe(atMost, meaning(read, wrong))
  return v.pipe(atMost, v.minLength(charsMin, typeof wrong === 'string' ? wrong : copy.pattern))
}

const meaning = (read: (typed: string) => unknown, wrong: string | ((typed: string) => string)) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value)
      if (value !== null) return value
      addIssue({ message: typeof wrong === 'string' ? wrong : wrong(dataset.value) })
      return NEVER
    }),
  )

const tidied = (tidy: (typed: string) => string, message: string) =>
  v.pipe(
    v.string(),
    v.maxLength(LINE_CHARS_MAX, message),
    v.transform(tidy),
    v.check((value) => value !== '', message),
  )

function numberBetween({ min, max, wrong }: FieldSpec & { as: 'number' }) {
  const message = wrong ?? copy.number(min, max)
  return v.pipe(
    v.string(),
    v.transform((typed) => typed.replace(/[,\s₹]/g, '')),
    v.regex(/^\d{1,15}$/, message),
    v.transform(Number),
    v.check((value) => value >= min && value <= max, message),
  )
}

function tick({ optional, missing }: FieldSpec & { as: 'check' }): FieldSchema {
  return v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
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
