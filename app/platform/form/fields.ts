import type { FormValues } from '#app/platform/form/parse-form.ts'

// A form is declared once, as data. From the declaration come the fields on the screen, the schema that checks it in
// the browser and on the server, the typed values, what is shown again after a mistake, and its OpenAPI shape. It
// holds no layout: a screen may draw its own fields.

export const LINE_CHARS_MAX = 120
export const TEXT_CHARS_MAX = 5_000

interface Said {
  label: string
  hint?: string
  /** May stay empty. */
  optional?: true
  /** What to say when it is empty. */
  missing?: string
}

interface Meaning {
  /** What the typed text means; null when it is not right. */
  read?: (typed: string) => unknown
  /** What to say when it is not right. */
  wrong?: string | ((typed: string) => string)
}

type Options = Readonly<Record<string, string>>

export type FieldSpec = Said &
  (
    | ({
        as: 'line'
        charsMin?: number
        charsMax?: number
        autoComplete?: string
        /** It stands in mails to other people, so it holds no link. */
        isName?: true
      } & Meaning)
    | ({ as: 'text'; charsMin?: number; charsMax?: number; rows?: number } & Meaning)
    | { as: 'email' | 'phone' | 'contact'; wrong?: string }
    /** A whole number, e.g. rupees or years. */
    | { as: 'number'; min: number; max: number; unit?: string; wrong?: string }
    /** A day, like `2026-12-31`. */
    | { as: 'date'; wrong?: string }
    /** A day with a time on an Indian clock, like `2026-12-31T18:30`. */
    | { as: 'moment'; wrong?: string }
    /** One of these: value -> words. `radios` shows them all, `select` folds them away. */
    | { as: 'select' | 'radios'; options: Options; wrong?: string }
    /** Any of these. */
    | { as: 'many'; options: Options }
    /** A box to tick. Unless optional it must be ticked. */
    | { as: 'check' }
  )

export type FormFields = Readonly<Record<string, FieldSpec>>

/** What a field gives once it is checked; an optional one that was left empty is null. */
type ValueOf<Spec> = Spec extends { as: 'check' }
  ? boolean
  : Spec extends { as: 'many'; options: infer Of }
    ? readonly (keyof Of & string)[]
    : FilledOf<Spec> | (Spec extends { optional: true } ? null : never)

type FilledOf<Spec> = Spec extends { as: 'select' | 'radios'; options: infer Of }
  ? keyof Of & string
  : Spec extends { read: (typed: string) => infer Value }
    ? NonNullable<Value>
    : Spec extends { as: 'number' }
      ? number
      : Spec extends { as: 'moment' }
        ? Date
        : string

export type ValuesOf<Fields> = { -readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }

/** A rule over several fields, checked once each of them is right. The mistake is shown at `field`. */
export interface CheckOf<Values> {
  field: keyof Values & string
  message: string
  isRight: (values: Values) => boolean
}

/** The same of whatever fields. */
export interface FormCheck {
  field: string
  message: string
  isRight: (values: never) => boolean
}

export interface FormDeclaration<Fields extends FormFields = FormFields, Check = FormCheck> {
  fields: Fields
  checks?: readonly Check[]
}

/** A declaration as it is written: its checks take the values of its fields. */
export type Declared<Fields extends FormFields> = FormDeclaration<Fields, CheckOf<ValuesOf<Fields>>>

/** Infers the fields of a declaration, so that its checks and values are typed. */
export const declareForm = <const Fields extends FormFields>(form: Declared<Fields>): FormDeclaration<Fields> => form

/** The options of a choice, from the list of what can be chosen. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  words: (value: Value) => string = (value) => value,
) => Object.fromEntries(values.map((value) => [value, words(value)])) as Readonly<Record<Value, string>>

/** In the values shown again, several choices stand in one text. */
export const MANY_SEPARATOR = '|'

/** What the server answers to a form that a person will answer: what is wrong, or the receipt. */
export interface FormAnswer {
  kind: string
  errors?: Readonly<Record<string, string>>
  values?: FormValues
  receipt?: {
    /** With it the sender follows what becomes of it. */
    code: string
    contact: string | null
  }
}
