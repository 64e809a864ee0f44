import { data } from 'react-router'
import type { RequestContext } from '#app/platform/http/request.server.ts'

/** @throws a 404 response unless the mailbox is enabled. */
export function requireMailbox({ canReadMailbox }: RequestContext): void {
  if (!canReadMailbox) throw data(null, { status: 404 })
}
