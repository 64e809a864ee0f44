import { data, redirect } from 'react-router'
import { EDIT_PARAM, type EditFailure } from './fields.ts'

/** Redirects to the screen, with the key of the message: `?edit=id&did=save`. */
export function done(path: string, did: string, id?: string): Response {
  const search = new URLSearchParams({ ...(id && { [EDIT_PARAM]: id }), did })
  return redirect(`${path}?${search}`, 303)
}

/** Shows the form again, with the typed values. */
export const notSaved = (failure: EditFailure, status = 400) => data<EditFailure>(failure, { status })

export const missing = () => data(null, { status: 404 })
