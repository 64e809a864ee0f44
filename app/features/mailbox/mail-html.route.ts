import { listMailbox } from '#app/platform/mail/outbox.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { documentTitle } from '#app/platform/seo/page-title.ts'
import { escapeMarkup } from '#app/platform/text/escape.ts'
import type { Route } from './+types/mail-html.route'
import { mailResponse } from './mail-response.server.ts'
import { requireMailbox } from './require-mailbox.server.ts'

/** The HTML of one mail, sandboxed. A mail of an earlier version is a fragment. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  requireMailbox(ctx)
  const mail = (await listMailbox(ctx)).find(({ id }) => id === params.id)
  if (!mail?.html) return new Response(null, { status: 404 })
  if (/^<!doctype html>/i.test(mail.html)) return mailResponse(mail.html, ctx.config)
  const title = escapeMarkup(documentTitle(ctx.config.brandName, mail.subject))
  return mailResponse(`<!doctype html><meta charset="utf-8"><title>${title}</title>${mail.html}`, ctx.config)
}
