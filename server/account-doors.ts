import type { Context } from 'hono'
import type { AccountDoors } from '#app/platform/own-account.ts'
import { readCookie } from '#app/platform/read-cookie.ts'
import { ACCESS_TOKEN_COOKIE } from '#app/platform/session/session-names.ts'
import type { AppDeps, AppEnv } from './app.ts'
import { clientIp } from './client-ip.ts'

const NO_PROVIDERS = new Set(['email', 'phone', 'anonymous_users'])

/** The auth service as pages see it: only the caller's own account, and what the sign-in screen may offer. */
export function accountDoors({ auth, config }: AppDeps, c: Context<AppEnv>): AccountDoors {
  return {
    async findOwn() {
      const jwt = readCookie(c.req.header('Cookie'), ACCESS_TOKEN_COOKIE)
      if (!jwt) return null
      const ip = clientIp(c.req.raw.headers, c.env?.remoteAddress, config.trustedProxies)
      return auth.findOwnAccount({ jwt, ip })
    },
    async getWays() {
      const answer = await auth.app.request('/settings')
      const { external } = (await answer.json()) as { external: Record<string, boolean> }
      return {
        phone: external['phone'] === true,
        anonymous: external['anonymous_users'] === true,
        providers: Object.keys(external).filter((name) => external[name] && !NO_PROVIDERS.has(name)),
      }
    },
  }
}
