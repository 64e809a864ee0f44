import { data, redirect } from 'react-router'
import type { Answers } from '#app/platform/declared-form/fields.ts'
import { EDIT_PARAM, type EditFailure } from './fields.ts'

/** Back to the screen, with the word of what was done: `?edit=id&did=save`. */
export function done(path: string, did: string, id?: string): Response {
  const search = new URLSearchParams({ ...(id && { [EDIT_PARAM]: id }), did })
  return redirect(`${path}?${search}`, 303)
}

/** The form again, with everything that was typed. */
export const notSaved = (failure: EditFailure, status = 400) => data<EditFailure>(failure, { status })

export const missing = () => data(null, { status: 404 })

/** A line of a declared form's answers. */
export function lineOf(answers: Answers, name: string): string {
  const answer = answers[name]
  return typeof answer === 'string' ? answer : ''
}

/** A line, or null where it was left empty. */
export const lineOrNull = (answers: Answers, name: string): string | null => lineOf(answers, name) || null

/** What a form posted, as lines. */
export function linesOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
}
