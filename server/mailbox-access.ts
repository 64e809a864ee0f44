import type { Config } from '#app/platform/config/config.server.ts'
import { isLoopback } from '#app/platform/config/loopback.ts'

/** What a proxy adds to a request that it hands on. */
const PROXY_HEADER = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/

/**
 * Whether this request may read the mailbox for development: the site has one, the connection and the name in the
 * address are of this machine, and no proxy stands between. `headers` are those of the request as it came.
 */
export function canReadMailbox(
  { hasMailbox }: Pick<Config, 'hasMailbox'>,
  headers: Headers,
  remoteAddress: string | undefined,
): boolean {
  if (!hasMailbox || remoteAddress === undefined || !isLoopback(remoteAddress)) return false
  const address = `http://${headers.get('Host') ?? ''}`
  if (!URL.canParse(address) || !isLoopback(new URL(address).hostname)) return false
  return ![...headers.keys()].some((name) => PROXY_HEADER.test(name))
}
