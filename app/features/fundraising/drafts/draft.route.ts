import * as v from 'valibot'
import { saveDraft } from './save-draft.server.ts'
import { savingForm } from '#app/features/fundraising/builder/form-schema.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { findJson } from '#app/platform/request-body/read-json.server.ts'
import type { Route } from './+types/draft.route'

const STATUS = { 'not-signed-in': 401, 'not-found': 404, 'not-returned': 409, newer: 409 } as const

/** Saves a draft in the background. JSON request and response. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const input = v.safeParse(savingForm, await findJson(request))
  if (!input.success) return Response.json({ ok: false, reason: 'unreadable' }, { status: 400 })
  const outcome = await saveDraft(ctx, input.output)
  return Response.json(outcome, { status: outcome.ok ? 200 : STATUS[outcome.reason] })
}
