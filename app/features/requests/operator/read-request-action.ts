import * as v from 'valibot'
import type { RequestAction } from '#app/features/requests/queue/handle-request.server.ts'
import { messageForm, reasonForm } from '#app/features/requests/schema.ts'
import { type InvalidForm, parseForm } from '#app/platform/form/parse-form.ts'
import { copy } from './copy.ts'

type ReadAction = { ok: true; requestAction: RequestAction } | InvalidForm

const assignForm = v.object({ userId: v.pipe(v.optional(v.string(), ''), v.uuid(copy.acts.assign.missing)) })

/** Reads a posted action of an operator; null for an unknown action. */
export function readRequestAction(act: string, posted: FormData): ReadAction | null {
  switch (act) {
    case 'take':
    case 'release':
    case 'reopen':
      return { ok: true, requestAction: { verb: act } }
    case 'assign':
      return requestAction(parseForm(assignForm, posted), ({ userId }) => ({ verb: act, userId }))
    case 'note':
    case 'reply':
      return requestAction(parseForm(messageForm, posted), ({ message }) => ({ verb: act, message }))
    case 'close':
      return requestAction(parseForm(reasonForm, posted), ({ reason }) => ({ verb: act, reason }))
    default:
      return null
  }
}

function requestAction<Value>(
  form: { ok: true; value: Value } | InvalidForm,
  make: (value: Value) => RequestAction,
): ReadAction {
  return form.ok ? { ok: true, requestAction: make(form.value) } : form
}
