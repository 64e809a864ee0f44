import * as v from 'valibot'
import { forgetNotes } from '#app/features/private-notes/commands/forget-notes.server.ts'
import { saveNotes } from '#app/features/private-notes/commands/save-notes.server.ts'
import { noteMessage } from '#app/features/private-notes/schema.ts'
import { contextOf, findMember } from '#app/platform/http/request.server.ts'
import { findJson } from '#app/platform/request-body/read-json.server.ts'
import type { Route } from './+types/sync.route'

const STATUS = { 'not-signed-in': 401, 'not-switched-on': 409 } as const

/** Saves and deletes private notes for the browser in the background. JSON request and response. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const message = v.safeParse(noteMessage, await findJson(request))
  if (!message.success) return Response.json({ ok: false, reason: 'unreadable' }, { status: 400 })
  if (!findMember(ctx)) return refuse('not-signed-in')
  const asked = message.output
  const outcome = asked.intent === 'keep' ? await saveNotes(ctx, asked.notes) : await forgetNotes(ctx, asked)
  return outcome.ok ? Response.json(outcome) : refuse(outcome.reason)
}

function refuse(reason: keyof typeof STATUS): Response {
  return Response.json({ ok: false, reason }, { status: STATUS[reason] })
}
