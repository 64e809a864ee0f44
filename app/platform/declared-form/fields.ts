import type { FormValues } from '#app/platform/forms.ts'

// A form is declared once, as data. From the declaration come the questions on the screen, the check in the
// browser, the check on the server, and the words in which an operator reads the answers.

export const LINE_CHARS_MAX = 120
export const TEXT_CHARS_MAX = 5_000

interface Question {
  label: string
  hint?: string
  /** May stay empty. */
  optional?: true
  /** What to say when it is empty. */
  missing?: string
}

export type FieldSpec = Question &
  /** `isName`: it stands in mails to other people, so it holds no link. */
  (
    | { as: 'line'; charsMax?: number; autoComplete?: string; isName?: true }
    | { as: 'text'; charsMax?: number; rows?: number }
    | { as: 'email' | 'phone' | 'contact' }
    /** A whole number, e.g. rupees or years. */
    | { as: 'number'; min: number; max: number; unit?: string }
    | { as: 'date' }
    /** One of these: value -> words. `radios` shows them all, `select` folds them away. */
    | { as: 'select' | 'radios'; options: Readonly<Record<string, string>> }
    /** Any of these. */
    | { as: 'many'; options: Readonly<Record<string, string>> }
    /** A box to tick; it is 'yes' or empty. Unless optional it must be ticked. */
    | { as: 'check' }
  )

export type FormFields = Readonly<Record<string, FieldSpec>>

/** One line of text, a whole number as typed, several values of `many`; an empty optional field is ''. */
export type Answer = string | readonly string[]
export type Answers = Readonly<Record<string, Answer>>

/** A rule over several fields; gives the field that is wrong and what to say, or null. */
type FormRule = (answers: Answers) => { field: string; message: string } | null

export interface DeclaredForm {
  fields: FormFields
  rule?: FormRule
}

/** In the posted values, and in `values` of an invalid form, several choices stand in one text. */
export const MANY_SEPARATOR = '|'

/** What the server answers to a declared form: what is wrong, or the receipt. */
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

/** An answer in the words of the form, for people to read. */
export function wordsOf(spec: FieldSpec, answer: Answer): string {
  if ('options' in spec) {
    const chosen = typeof answer === 'string' ? [answer] : answer
    return chosen
      .map((value) => spec.options[value] ?? value)
      .filter(Boolean)
      .join(', ')
  }
  const text = typeof answer === 'string' ? answer : answer.join(', ')
  return spec.as === 'number' && text ? Number(text).toLocaleString('en-IN') : text
}
