import type { FieldSpec } from '#app/platform/form/fields.ts'

/**
 * The stored value of one field: one line of text, a whole number as typed, or several values of `many`. An empty
 * optional field is ''.
 */
export type Answer = string | readonly string[]

/** The values of a request form as stored, by field. */
export type Answers = Readonly<Record<string, Answer>>

/** Converts all checked values of a form to stored text. A ticked box is 'yes', an unticked one ''. */
export const answersOf = (values: Readonly<Record<string, unknown>>): Answers =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, answerOf(value)]))

function answerOf(value: unknown): Answer {
  if (Array.isArray(value)) return value.map(String)
  if (typeof value === 'boolean') return value ? 'yes' : ''
  return String(value ?? '')
}

/** An answer of one line, or '' when it is missing. */
export function lineOf(answers: Answers, field: string | undefined): string {
  const answer = field ? answers[field] : undefined
  return typeof answer === 'string' ? answer : ''
}

/** An answer as text, with the labels of the form. */
export function answerText(spec: FieldSpec, answer: Answer): string {
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
