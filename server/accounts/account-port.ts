import type { Context } from 'hono'
import type { AccountPort, OwnAccount } from '#app/platform/own-account.ts'
import { readCookie } from '#app/platform/http/cookies.ts'
import { accessTokenCookie } from '#app/platform/session/session-names.ts'
import { type Caller, displayName, ROLES } from './actor.ts'
import type { AppDeps, AppEnv } from '#server/app-context.ts'
import { clientIp } from '#auth/http/client-ip.ts'

const NO_PROVIDERS = new Set(['email', 'phone', 'anonymous_users'])

/** The auth service for pages: the caller's own account and the enabled sign-in methods. */
export function accountPort({ auth, config }: AppDeps, c: Context<AppEnv>, { state }: Caller): AccountPort {
  let own: Promise<OwnAccount | null> | undefined
  const caller = state && !state.needsSecondFactor ? { userId: state.user.id, sessionId: state.session.id } : null
  return {
    async findOwn() {
      if (!state) return null
      const ip = clientIp(c.req.raw.headers, c.env?.remoteAddress, config.trustedProxies)
      return (own ??= auth.findOwnAccount({ state, ip }))
    },
    listPasskeys: async () => (caller ? auth.listOwnPasskeys(caller.userId) : []),
    countRecoveryCodes: async () => (caller ? auth.countRecoveryCodes(caller.userId) : null),
    listSessions: async () => (caller ? auth.listOwnSessions(caller) : []),
    async nameIfUnnamed(name) {
      if (!state || displayName(state.user.userMetadata['display_name'], null)) return
      const token = readCookie(c.req.header('Cookie'), accessTokenCookie(config.siteUrl))
      await auth.app.request('/user', {
        method: 'PUT',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ data: { display_name: name } }),
      })
    },
    async findSecondSteps() {
      return state?.needsSecondFactor ? auth.listOwnFactors(state.user.id) : null
    },
    async findMailLink({ tokenHash, type }) {
      const link = await auth.previewLink({ linkToken: tokenHash, type })
      if (!link) return null
      const isOther = state !== null && state.user.id !== link.userId
      return { ...link, otherAccount: isOther ? addressOf(state.user) : null }
    },
    async findRoleInvitation(token) {
      const offer = await auth.findRoleOffer(token)
      const role = ROLES.find((known) => known === offer?.role)
      if (!offer || !role) return null
      const isOther = state !== null && state.user.id !== offer.userId
      return { ...offer, role, otherAccount: isOther ? addressOf(state.user) : null }
    },
    findSignInAlert: (token) => auth.findSignInAlert(token),
    reportDevice: (token) =>
      auth.reportDevice({ token, ip: clientIp(c.req.raw.headers, c.env?.remoteAddress, config.trustedProxies) }),
    async acceptRole(token) {
      if (!state) return false
      const ip = clientIp(c.req.raw.headers, c.env?.remoteAddress, config.trustedProxies)
      return (await auth.acceptRole({ linkToken: token, state, ip })).ok
    },
    findTextUsage: (period) => auth.findTextUsage(period),
    async getSignInMethods() {
      const answer = await auth.app.request('/settings')
      const { external, passkeys_enabled: passkeys } = (await answer.json()) as {
        external: Record<string, boolean>
        passkeys_enabled: boolean
      }
      return {
        phone: external['phone'] === true,
        textChannels: auth.textChannels,
        passkeys,
        anonymous: external['anonymous_users'] === true,
        providers: Object.keys(external).filter((name) => external[name] && !NO_PROVIDERS.has(name)),
      }
    },
  }
}

function addressOf({ email, phone }: { email: string | null; phone: string | null }): string {
  return email ?? (phone === null ? '' : `+${phone}`)
}
