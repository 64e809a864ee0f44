import type { CookieOptions } from 'hono/utils/cookie'
import type { Auth } from './context.ts'

/** The cookie that binds a flow through another site to the browser that began it. One per flow: tabs do not disturb each other. */
export function cookieOf({ settings }: Auth, flowId: string): { name: string; options: CookieOptions } {
  const secure = settings.externalUrl.startsWith('https:')
  return {
    name: `${secure ? '__Host-' : ''}auth-flow-${flowId}`,
    options: { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: settings.flowExpiryS },
  }
}
