import * as v from 'valibot'
import type { Tending } from '#app/features/requests/queue/tend-request.server.ts'
import { messageForm, reasonForm } from '#app/features/requests/schema.ts'
import { type InvalidForm, parseForm } from '#app/platform/form/parse-form.ts'
import { copy } from './copy.ts'

type ReadTending = { ok: true; tending: Tending } | InvalidForm

const assignForm = v.object({ userId: v.pipe(v.optional(v.string(), ''), v.uuid(copy.acts.assign.missing)) })

/** Reads a posted action of an operator; null for an unknown action. */
export function readTending(act: string, posted: FormData): ReadTending | null {
  switch (act) {
    case 'take':
    case 'release':
    case 'reopen':
      return { ok: true, tending: { verb: act } }
    case 'assign':
      return tending(parseForm(assignForm, posted), ({ userId }) => ({ verb: act, userId }))
    case 'note':
    case 'reply':
      return tending(parseForm(messageForm, posted), ({ message }) => ({ verb: act, message }))
    case 'close':
      return tending(parseForm(reasonForm, posted), ({ reason }) => ({ verb: act, reason }))
    default:
      return null
  }
}

function tending<Value>(form: { ok: true; value: Value } | InvalidForm, make: (value: Value) => Tending): ReadTending {
  return form.ok ? { ok: true, tending: make(form.value) } : form
}
