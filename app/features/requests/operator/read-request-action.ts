import type { RequestAction } from '#app/features/requests/queue/handle-request.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import type { InvalidForm } from '#app/platform/form/parse-form.ts'
import { assignForm, closeForm, noteForm, replyForm } from './forms.ts'

type ReadAction = { ok: true; requestAction: RequestAction } | InvalidForm

/** Reads a posted action of an operator; null for an unknown action. */
export function readRequestAction(act: string, posted: FormData): ReadAction | null {
  switch (act) {
    case 'take':
    case 'release':
    case 'reopen':
      return { ok: true, requestAction: { verb: act } }
    case 'assign':
      return requestAction(parseFields(assignForm, posted), ({ userId }) => ({ verb: act, userId }))
    case 'note':
      return requestAction(parseFields(noteForm, posted), ({ message }) => ({ verb: act, message }))
    case 'reply':
      return requestAction(parseFields(replyForm, posted), ({ message }) => ({ verb: act, message }))
    case 'close':
      return requestAction(parseFields(closeForm, posted), ({ reason }) => ({ verb: act, reason }))
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
