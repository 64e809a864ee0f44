import type { Config } from '#app/platform/config/config.server.ts'
import { isLoopback } from '#app/platform/config/loopback.ts'

/** Headers that proxies add. */
const PROXY_HEADER = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/

/**
 * Whether this request may read the mailbox for development: the site has one, the socket's address and the Host header
 * are loopback, and no proxy has added headers. `headers` are those of the original request.
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
