import type { FormValues } from '#app/platform/form/parse-form.ts'

// A form is declared once, as data. The fields on the screen, the schema for browser and server, and the types of the
// values come from the declaration. It has no layout: a screen may render its own fields.

export const LINE_CHARS_MAX = 120
export const TEXT_CHARS_MAX = 5_000
/** The value of a select's prompt; it is read as an empty field. */
export const NO_CHOICE = 'none'

interface FieldCopy {
  label: string
  hint?: string
  /** May stay empty. */
  optional?: true
  /** The message for an empty field. */
  missing?: string
}

interface TextReader {
  /** The message for a text that is longer than `charsMax`. */
  tooLong?: string
  /** Parses the text; null when it is invalid. */
  read?: (typed: string) => unknown
  /** The message for an invalid value. */
  wrong?: string | ((typed: string) => string)
}

type Options = Readonly<Record<string, string>>

export type FieldSpec = FieldCopy &
  (
    | ({
        as: 'line'
        charsMin?: number
        charsMax?: number
        autoComplete?: string
        /** A name is shown in mails to other people, so links are refused. */
        isName?: true
      } & TextReader)
    | ({ as: 'text'; charsMin?: number; charsMax?: number; rows?: number } & TextReader)
    | { as: 'email' | 'phone' | 'contact'; wrong?: string }
    /** A whole number, e.g. rupees or years. */
    | { as: 'number'; min: number; max: number; unit?: string; wrong?: string }
    /** A calendar date, like `2026-12-31`. */
    | { as: 'date'; wrong?: string }
    /** A date and time in India, like `2026-12-31T18:30`. */
    | { as: 'datetime'; wrong?: string }
    /** One option: value → label. */
    | { as: 'select' | 'radios'; options: Options; wrong?: string; autoComplete?: string }
    /** Any number of options: value → label. */
    | { as: 'many'; options: Options }
    /** A checkbox, which must be checked unless it is optional. A draft restores only a preference, never a consent. */
    | { as: 'check'; isPreference?: true }
  )

export type FormFields = Readonly<Record<string, FieldSpec>>

/** The parsed value of a field; an empty optional one is null. */
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
      : Spec extends { as: 'datetime' }
        ? Date
        : string

export type ValuesOf<Fields> = { -readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }

/** A rule about several fields. The message is shown at `field`. */
export interface CheckOf<Values> {
  field: keyof Values & string
  /** The fields that `isRight` reads: it is called when they are valid. Without them all fields must be valid. */
  of?: readonly (keyof Values & string)[]
  message: string
  isRight: (values: Values) => boolean
}

/** A `CheckOf` any form. */
export interface FormCheck {
  field: string
  of?: readonly string[]
  message: string
  isRight: (values: never) => boolean
}

export interface FormDeclaration<Fields extends FormFields = FormFields, Check = FormCheck> {
  fields: Fields
  checks?: readonly Check[]
}

/** A declaration whose checks are typed by its fields. */
export type Declared<Fields extends FormFields> = FormDeclaration<Fields, CheckOf<ValuesOf<Fields>>>

/** Returns the declaration; infers the types of its checks and values. */
export const declareForm = <const Fields extends FormFields>(form: Declared<Fields>): FormDeclaration<Fields> => form

const KEY = /^[\w-]{16,64}$/

/** The hidden field of an idempotency key, created with the form. `isValid` is stricter where the key is a row's id. */
export const keyField = (expired: string, isValid = (typed: string) => KEY.test(typed)) =>
  ({
    as: 'line',
    label: '',
    read: (typed: string) => (isValid(typed) ? typed : null),
    missing: expired,
    wrong: expired,
    tooLong: expired,
  }) as const

/** Options (value → label) from a list of values. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string = (value) => value,
) => Object.fromEntries(values.map((value) => [value, labelOf(value)])) as Readonly<Record<Value, string>>

/** Joins the chosen options of a field `many` in `FormValues`. */
export const MANY_SEPARATOR = '|'

/** The action data of a request form: errors with the posted values, or the receipt. */
export interface FormAnswer {
  kind: string
  errors?: Readonly<Record<string, string>>
  values?: FormValues
  receipt?: {
    /** The code for tracking the request. */
    code: string
    contact: string | null
  }
}
