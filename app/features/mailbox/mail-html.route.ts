import { listMailbox } from '#app/platform/mail/outbox.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import type { Route } from './+types/mail-html.route'
import { requireMailbox } from './require-mailbox.server.ts'

/**
 * Mail programs want their styles inside the mail, so this one answer allows them. It allows nothing else: no script, no
 * form, nothing from elsewhere, and the sandbox keeps it apart from the site.
 */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups"

/** One mail as its reader sees it, locked in. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  requireMailbox(ctx)
  const mail = (await listMailbox(ctx)).find(({ id }) => id === params.id)
  if (!mail?.html) return new Response(null, { status: 404 })
  return new Response(`<!doctype html><meta charset="utf-8"><title>Mail</title>${mail.html}`, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
    },
  })
}
