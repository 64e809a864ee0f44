import { Hono } from 'hono'
import { createAccessTokens, type Claims } from './access-token.ts'
import { requireAdmin, requireMember, requireUser } from './bearer.ts'
import type { Auth, AuthDeps, AuthEnv } from './context.ts'
import { authorize, authorizeLinking } from './endpoints/authorize.ts'
import { createProvider, deleteProvider, getProvider, listProviders, updateProvider } from './endpoints/admin-sso.ts'
import { samlAcs } from './endpoints/saml-acs.ts'
import { samlMetadata, sso } from './endpoints/sso.ts'
import { callback, postedCallback } from './endpoints/callback.ts'
import { deleteIdentity } from './endpoints/identities.ts'
import { createUser } from './endpoints/admin-create-user.ts'
import { deleteUserById } from './endpoints/admin-delete-user.ts'
import { deleteFactor, listFactors, updateFactor } from './endpoints/admin-factors.ts'
import { generateLink } from './endpoints/admin-generate-link.ts'
import { getUserById, listUsers } from './endpoints/admin-list-users.ts'
import { updateUserById } from './endpoints/admin-update-user.ts'
import { health, jwks, settings } from './endpoints/about.ts'
import { addDisabled } from './endpoints/disabled.ts'
import { challengeFactor } from './endpoints/factor-challenge.ts'
import { verifyFactor } from './endpoints/factor-verify.ts'
import { enrollFactor, unenrollFactor } from './endpoints/factors.ts'
import { invite } from './endpoints/invite.ts'
import { logout } from './endpoints/logout.ts'
import { sendOtp } from './endpoints/otp.ts'
import { reauthenticate } from './endpoints/reauthenticate.ts'
import { recover } from './endpoints/recover.ts'
import { resend } from './endpoints/resend.ts'
import { signup } from './endpoints/signup.ts'
import { token } from './endpoints/token.ts'
import { getUser, updateUser } from './endpoints/user.ts'
import { submitVerifyPage, verifyPage } from './endpoints/verify-page.ts'
import { verify, verifyLink } from './endpoints/verify.ts'
import { AuthError } from './errors.ts'
import { createMailer } from './mailer.ts'
import { findOwnAccount, listOwnFactors, type OwnAccount, type OwnFactor } from './own-account.ts'
import { createOutbound } from './outbound.ts'
import { listRoleHolders, type RoleHolder } from './role-holders.ts'
import { createProviders } from './providers/providers.ts'
import { createPasswordPolicy } from './password-policy.ts'
import { createPasswords } from './password.ts'
import { createRateLimits } from './rate-limits.ts'
import { createSessionStates, findClaims, findSession, type SessionState } from './session-state.ts'
import { createSmsSender } from './sms/sms.ts'
import { sweep } from './sweep.ts'
import { addTransport } from './transport.ts'
import { createAccounts } from './users.ts'

export interface AuthService {
  /** Its routes are relative: mount it at `basePath`. */
  app: Hono<AuthEnv>
  /** The path of `AUTH_EXTERNAL_URL`, e.g. `/auth/v1`; empty if the service has an address of its own. */
  basePath: string
  /**
   * The claims of a person's access token, or null if signature, times, audience or issuer do not hold
   * or it is a service key. Asks no database, so a session that was ended counts until its token expires:
   * to know who asks, use `findSession`.
   */
  verifyAccessToken(jwt: string): Promise<Claims | null>
  /**
   * Who the bearer of this access token is now, in one statement: null unless the session is alive and the account
   * neither banned nor deleted. Throws while the database is away.
   */
  findSession(jwt: string): Promise<SessionState | null>
  /** The whole account of a session that lacks no second factor; null when it has ended meanwhile. */
  findOwnAccount(caller: { state: SessionState; ip: string }): Promise<OwnAccount | null>
  /** The verified second factors of an account, by which it may be asked for one. */
  listOwnFactors(userId: string): Promise<OwnFactor[]>
  /** Everybody who has one of these roles. */
  listRoleHolders(roles: readonly string[]): Promise<RoleHolder[]>
  /** Deletes what nobody can use any more. Call it about once a minute; several nodes may. */
  sweep(now: Date): Promise<void>
}

/** Builds the service. Reads and writes only the tables of the schema `auth`. */
export function createAuth(deps: AuthDeps): AuthService {
  const outbound = createOutbound(deps.settings.external)
  const auth: Auth = {
    ...deps,
    passwords: createPasswords(deps.settings.password),
    policy: createPasswordPolicy(deps.settings.password, deps.fetch ?? globalThis.fetch),
    tokens: createAccessTokens(deps.keys, deps.settings),
    limits: createRateLimits(deps.settings.rateLimits),
    accounts: createAccounts(deps.db),
    sessionStates: createSessionStates(deps.db, { isSinglePerUser: deps.settings.sessions.singlePerUser }),
    mailer: createMailer(deps),
    outbound,
    providers: createProviders(deps.settings, { ...deps, outbound }),
    smsSender: createSmsSender(deps),
  }
  return {
    app: createApp(auth),
    basePath: new URL(deps.settings.externalUrl).pathname.replace(/\/$/, ''),
    verifyAccessToken: (jwt) => findClaims(auth, jwt),
    findSession: (jwt) => findSession(auth, jwt),
    findOwnAccount: (caller) => findOwnAccount(auth, caller),
    listOwnFactors: (userId) => listOwnFactors(deps.db, userId),
    listRoleHolders: (roles) => listRoleHolders(deps.db, roles),
    sweep: (now) => sweep(deps.db, deps.settings, now),
  }
}

function createApp(auth: Auth): Hono<AuthEnv> {
  const app = new Hono<AuthEnv>()
  addTransport(app, auth)

  app.get('/health', health)
  app.get('/settings', settings(auth))
  app.get('/.well-known/jwks.json', jwks(auth))
  app.post('/signup', signup(auth))
  app.post('/token', token(auth))
  addMessages(app, auth)
  app.get('/user', requireUser(auth), getUser)
  app.put('/user', requireUser(auth), updateUser(auth))
  app.post('/logout', requireUser(auth), logout(auth))
  addFactors(app, auth)
  addAdmin(app, auth)
  app.get('/authorize', authorize(auth))
  app.get('/callback', callback(auth))
  app.post('/callback', postedCallback(auth))
  app.post('/sso', sso(auth))
  app.get('/sso/saml/metadata', samlMetadata(auth))
  app.post('/sso/saml/acs', samlAcs(auth))
  app.get('/admin/sso/providers', requireAdmin(auth), listProviders(auth))
  app.post('/admin/sso/providers', requireAdmin(auth), createProvider(auth))
  app.get('/admin/sso/providers/:id', requireAdmin(auth), getProvider(auth))
  app.put('/admin/sso/providers/:id', requireAdmin(auth), updateProvider(auth))
  app.delete('/admin/sso/providers/:id', requireAdmin(auth), deleteProvider(auth))
  app.get('/user/identities/authorize', requireUser(auth), authorizeLinking(auth))
  app.delete('/user/identities/:id', requireUser(auth), deleteIdentity(auth))
  addDisabled(app)

  const paths = new Set(app.routes.filter((route) => route.method !== 'ALL').map((route) => route.path))
  for (const path of paths) app.all(path, refuseMethod)
  app.all('*', refusePath)
  return app
}

function addFactors(app: Hono<AuthEnv>, auth: Auth): void {
  // Recovery codes are not part of this service; without these lines their path would be taken for a factor.
  app.all('/factors/recovery-codes', refusePath)
  app.all('/factors/recovery-codes/*', refusePath)
  app.post('/factors', requireMember(auth), enrollFactor(auth))
  app.delete('/factors/:id', requireMember(auth), unenrollFactor(auth))
  app.post('/factors/:id/challenge', requireMember(auth), challengeFactor(auth))
  app.post('/factors/:id/verify', requireMember(auth), verifyFactor(auth))
}

function addAdmin(app: Hono<AuthEnv>, auth: Auth): void {
  const admin = requireAdmin(auth)
  app.get('/admin/users', admin, listUsers(auth))
  app.post('/admin/users', admin, createUser(auth))
  app.get('/admin/users/:id', admin, getUserById(auth))
  app.put('/admin/users/:id', admin, updateUserById(auth))
  app.delete('/admin/users/:id', admin, deleteUserById(auth))
  app.get('/admin/users/:id/factors', admin, listFactors(auth))
  app.put('/admin/users/:id/factors/:fid', admin, updateFactor(auth))
  app.delete('/admin/users/:id/factors/:fid', admin, deleteFactor(auth))
  app.post('/admin/generate_link', admin, generateLink(auth))
}

/** What is answered by mail or text message, and where it leads. */
function addMessages(app: Hono<AuthEnv>, auth: Auth): void {
  app.post('/otp', sendOtp(auth, 'otp'))
  app.post('/magiclink', sendOtp(auth, 'magiclink'))
  app.post('/recover', recover(auth))
  app.post('/resend', resend(auth))
  app.post('/invite', requireAdmin(auth), invite(auth))
  app.get('/reauthenticate', requireUser(auth), reauthenticate(auth))
  app.post('/verify', verify(auth))
  app.get('/verify', verifyLink(auth))
  app.get('/verify/page', verifyPage(auth))
  app.post('/verify/page', submitVerifyPage(auth))
}

function refuseMethod(): never {
  throw new AuthError(405, 'method_not_allowed', 'This method is not allowed here')
}

function refusePath(): never {
  throw new AuthError(404, 'not_found', 'This path does not exist')
}
