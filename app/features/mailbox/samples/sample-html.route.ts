import { contextOf } from '#app/platform/http/request.server.ts'
import { mailResponse } from '#app/features/mailbox/mail-response.server.ts'
import { requireMailbox } from '#app/features/mailbox/require-mailbox.server.ts'
import { DARK_QUERY } from '#app/platform/mail/layout/style.ts'
import type { Route } from './+types/sample-html.route'
import { findSampleMail } from './sample-mails.server.ts'

/** The HTML of a sample. `?theme=light` or `dark` shows one theme whatever the device prefers. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  requireMailbox(ctx)
  const mail = await findSampleMail(ctx, params.kind)
  if (!mail) return new Response(null, { status: 404 })
  const query = QUERIES[url.searchParams.get('theme') ?? '']
  return mailResponse(query ? mail.html.replace(DARK_QUERY, query) : mail.html, ctx.config)
}

const QUERIES: Readonly<Record<string, string | undefined>> = { light: '@media not all', dark: '@media all' }
