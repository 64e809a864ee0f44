import type { Context } from 'hono'
import type { Config } from '#app/platform/config/config.server.ts'
import { clientIp } from '#auth/http/client-ip.ts'
import { networkOf } from '#auth/limits/network.ts'
import type { AppEnv } from '#server/app-context.ts'

/** Returns a function that finds the client's network for rate limits: an IPv4 address or an IPv6 /64. */
export function networkOfClient({ trustedProxies }: Pick<Config, 'trustedProxies'>): (c: Context) => string {
  return ({ req, env }) =>
    networkOf(clientIp(req.raw.headers, (env as AppEnv['Bindings'] | undefined)?.remoteAddress, trustedProxies))
}
