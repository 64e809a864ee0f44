import type { Context } from 'hono'
import type { Config } from '#app/platform/config/config.server.ts'
import { networkOf } from '#auth/limits/network.ts'
import type { AppEnv } from './app-context.ts'

/**
 * The visitor's address. With `trustedProxies` proxies in front, that many entries at the end of
 * X-Forwarded-For are believed; everything further left could be invented by the visitor.
 */
export function clientIp(
  headers: { get(name: string): string | null | undefined },
  remoteAddress: string | undefined,
  trustedProxies: number,
): string {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const believed = trustedProxies > 0 ? forwarded.filter(Boolean).at(-trustedProxies) : undefined
  return withoutPort(believed ?? remoteAddress ?? 'unknown')
}

/** Some proxies write the port behind the address; counted with it, each connection would be somebody else. */
const withoutPort = (address: string): string =>
  /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? address

/** Finds the network that a request comes from, which is what limits count: an IPv4 address or an IPv6 /64. */
export function networkOfClient({ trustedProxies }: Pick<Config, 'trustedProxies'>): (c: Context) => string {
  return ({ req, env }) =>
    networkOf(clientIp(req.raw.headers, (env as AppEnv['Bindings'] | undefined)?.remoteAddress, trustedProxies))
}
