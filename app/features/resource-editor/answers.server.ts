import { data, redirect } from 'react-router'
import { EDIT_PARAM, type EditFailure } from './fields.ts'

/** Back to the screen, with the word of what was done: `?edit=id&did=save`. */
export function done(path: string, did: string, id?: string): Response {
  const search = new URLSearchParams({ ...(id && { [EDIT_PARAM]: id }), did })
  return redirect(`${path}?${search}`, 303)
}

/** The form again, with everything that was typed. */
export const notSaved = (failure: EditFailure, status = 400) => data<EditFailure>(failure, { status })

export const missing = () => data(null, { status: 404 })
