import { data } from 'react-router'
import type { RequestContext } from '#app/platform/http/request.server.ts'

/** Whoever may not read the mailbox meets a missing page. */
export function requireMailbox({ canReadMailbox }: RequestContext): void {
  if (!canReadMailbox) throw data(null, { status: 404 })
}
