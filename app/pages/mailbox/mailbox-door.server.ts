import { data } from 'react-router'
import type { RequestContext } from '#app/platform/request.server.ts'

/** The mailbox exists on the own machine, and only while mail goes nowhere else. Otherwise it is a missing page. */
export function requireMailbox({ config }: RequestContext): void {
  if (!config.isLocal || config.mail.url !== undefined) throw data(null, { status: 404 })
}
