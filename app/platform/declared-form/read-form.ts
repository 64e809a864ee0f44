import * as v from 'valibot'
import { cleanLine, hasLink, withoutControls } from '#app/platform/text.ts'
import { tidyContact, tidyEmail, tidyPhone } from '#app/platform/contact.ts'
import type { InvalidForm } from '#app/platform/forms.ts'
import { copy } from './copy.ts'
import {
  type Answer,
  type Answers,
  type DeclaredForm,
  type FieldSpec,
  LINE_CHARS_MAX,
  MANY_SEPARATOR,
  TEXT_CHARS_MAX,
} from './fields.ts'

export type ReadForm = { ok: true; answers: Answers } | InvalidForm

/** Checks a posted form against its declaration. Fields that are not declared are dropped; nothing typed is lost. */
export function readDeclaredForm({ fields, rule }: DeclaredForm, form: FormData): ReadForm {
  const values: Record<string, string> = {}
  const answers: Record<string, Answer> = {}
  const errors: Record<string, string> = {}
  for (const [name, spec] of Object.entries(fields)) {
    const typed = form
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .map((value) => withoutControls(value).slice(0, TEXT_CHARS_MAX * 2))
    values[name] = typed.join(MANY_SEPARATOR)
    const result = v.safeParse(schemaOf(spec), spec.as === 'many' ? typed : (typed.at(-1) ?? ''))
    if (result.success) answers[name] = result.output
    else errors[name] = result.issues[0].message
  }
  const broken = Object.keys(errors).length === 0 ? rule?.(answers) : null
  if (broken) errors[broken.field] = broken.message
  return Object.keys(errors).length > 0 ? { ok: false, errors, values } : { ok: true, answers }
}

type AnswerSchema = v.GenericSchema<unknown, Answer>

function schemaOf(spec: FieldSpec): AnswerSchema {
  if (spec.as === 'many') return manyOf(spec)
  const typed = v.pipe(v.string(), v.trim())
  const filled = v.pipe(typed, v.minLength(1, spec.missing ?? missingWords(spec)), checkOf(spec))
  return spec.optional
    ? v.union([v.pipe(typed, v.literal('')), filled], (issue) => issue.issues?.at(-1)?.message ?? '')
    : filled
}

function missingWords({ as }: FieldSpec): string {
  if (as === 'select' || as === 'radios') return copy.choose
  return as === 'check' ? copy.consent : copy.missing
}

function checkOf(spec: FieldSpec): v.GenericSchema<string, string> {
  switch (spec.as) {
    case 'line':
      return spec.isName ? nameOf(spec.charsMax ?? LINE_CHARS_MAX) : atMost(spec.charsMax ?? LINE_CHARS_MAX)
    case 'text':
      return atMost(spec.charsMax ?? TEXT_CHARS_MAX)
    case 'email':
      return tidied(tidyEmail, copy.email)
    case 'phone':
      return tidied(tidyPhone, copy.phone)
    case 'contact':
      return tidied(tidyContact, copy.contact)
    case 'number':
      return numberBetween(spec.min, spec.max)
    case 'date':
      return v.pipe(v.string(), v.isoDate(copy.date))
    case 'check':
      return v.pipe(v.string(), v.literal('yes', copy.consent))
    case 'many':
    case 'select':
    case 'radios':
      return v.pipe(
        v.string(),
        v.check((value) => Object.hasOwn(spec.options, value), copy.choose),
      )
  }
}

const atMost = (charsMax: number) => v.pipe(v.string(), v.maxLength(charsMax, copy.tooLong(charsMax)))

const nameOf = (charsMax: number) =>
  v.pipe(
    v.string(),
    v.transform(cleanLine),
    atMost(charsMax),
    v.check((name) => !hasLink(name), copy.nameLink),
  )

const tidied = (tidy: (typed: string) => string, message: string) =>
  v.pipe(
    v.string(),
    v.maxLength(LINE_CHARS_MAX, message),
    v.transform(tidy),
    v.check((value) => value !== '', message),
  )

function numberBetween(min: number, max: number) {
  const message = copy.number(min, max)
  return v.pipe(
    v.string(),
    v.transform((typed) => typed.replace(/[,\s₹]/g, '')),
    v.regex(/^\d{1,15}$/, message),
    v.check((digits) => Number(digits) >= min && Number(digits) <= max, message),
    v.transform((digits) => String(Number(digits))),
  )
}

function manyOf({ options, optional, missing }: FieldSpec & { as: 'many' }): AnswerSchema {
  return v.pipe(
    v.array(v.string()),
    v.transform((values) => [...new Set(values)].filter((value) => Object.hasOwn(options, value))),
    v.check((values) => optional === true || values.length > 0, missing ?? copy.chooseSome),
  )
}
