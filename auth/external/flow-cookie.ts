import type { CookieOptions } from 'hono/utils/cookie'
import type { Auth } from '#auth/context.ts'

/**
 * The cookie that binds a flow through another site to the browser that started it. Each flow has its own, so that
 * several tabs work.
 */
export function cookieOf({ settings }: Auth, flowId: string): { name: string; options: CookieOptions } {
  const secure = settings.externalUrl.startsWith('https:')
  return {
    name: `${secure ? '__Host-' : ''}auth-flow-${flowId}`,
    options: { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: settings.flowExpiryS },
  }
}
