import { data, redirect } from 'react-router'
import { EDIT_PARAM, type EditFailure, listParams } from './fields.ts'

interface Done {
  /** The key of the message. */
  did: string
  id: string | null
  /** Where the form was posted. */
  from: URL
}

/** Redirects to the screen, with the same list: `?edit=id&page=2&did=save`. */
export function done(path: string, { did, id, from }: Done): Response {
  const edited = id ? [[EDIT_PARAM, id]] : []
  const search = new URLSearchParams([...edited, ...listParams(from.searchParams), ['did', did]])
  return redirect(`${path}?${search}`, 303)
}

/** Shows the form again, with the typed values. */
export const notSaved = (failure: EditFailure, status = 400) => data<EditFailure>(failure, { status })

export const missing = () => data(null, { status: 404 })
