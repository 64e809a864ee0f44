import { listMailbox } from '#app/platform/mail/outbox.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { documentTitle } from '#app/platform/seo/page-title.ts'
import { escapeMarkup } from '#app/platform/text/escape.ts'
import type { Route } from './+types/mail-html.route'
import { requireMailbox } from './require-mailbox.server.ts'

/**
 * Mails have inline styles, so this response allows them. It allows no script, no form and no external resource, and
 * the sandbox isolates it from the site.
 */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups"

/** The HTML of one mail, sandboxed. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  requireMailbox(ctx)
  const mail = (await listMailbox(ctx)).find(({ id }) => id === params.id)
  if (!mail?.html) return new Response(null, { status: 404 })
  const title = escapeMarkup(documentTitle(ctx.config.brandName, mail.subject))
  return new Response(`<!doctype html><meta charset="utf-8"><title>${title}</title>${mail.html}`, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
    },
  })
}
