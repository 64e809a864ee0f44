import { randomUUID } from 'node:crypto'
import { answersOf } from '#app/features/requests/answers.ts'
import type { RequestForm } from '#app/features/requests/form.ts'
import { SAME_REQUEST_MS } from '#app/features/requests/schema.ts'
import { formKeyCookie, readFormKey } from '#app/platform/http/form-key-cookie.server.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { SECOND_MS } from '#app/platform/time/durations.ts'
import { SENDER_KEY } from '#app/ui/form/sender-key.tsx'

interface Sent {
  form: RequestForm
  values: Readonly<Record<string, unknown>>
  posted: FormData
}

/**
 * The key of a sender without an account, and the cookie that keeps it while the same answers are the same request. The
 * page may come from the cache, so a key in it would be everybody's: the browser makes one, or this server with the first
 * post.
 */
export function senderKeyOf(ctx: RequestContext, { form, values, posted }: Sent): { key: string; cookie: string } {
  const page = { token: ctx.sealer.fingerprint(JSON.stringify([form.kind, answersOf(values)]), 'requests') }
  const given = String(posted.get(SENDER_KEY) ?? '')
  const key = readFormKey(ctx.cookies, page) ?? (isUuid(given) ? given : randomUUID())
  const isSecure = ctx.config.siteUrl.startsWith('https:')
  return { key, cookie: formKeyCookie(page, { key, isSecure, maxAgeS: SAME_REQUEST_MS / SECOND_MS }) }
}
