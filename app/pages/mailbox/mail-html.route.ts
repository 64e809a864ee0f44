import { listMailbox } from '#app/platform/mail/outbox.server.ts'
import { contextOf } from '#app/platform/request.server.ts'
import type { Route } from './+types/mail-html.route'
import { requireMailbox } from './mailbox-door.server.ts'

/** One mail as its reader sees it, locked in: no script, no form, nothing from elsewhere. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  requireMailbox(ctx)
  const mail = (await listMailbox(ctx.db)).find(({ id }) => id === params.id)
  if (!mail?.html) return new Response(null, { status: 404 })
  return new Response(`<!doctype html><meta charset="utf-8"><title>Mail</title>${mail.html}`, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox allow-popups",
    },
  })
}
