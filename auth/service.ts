import { Hono } from 'hono'
import { createAccessTokens, type Claims } from './access-token.ts'
import { requireAdmin, requireMember, requireSecondFactor, requireUser } from './bearer.ts'
import type { Auth, AuthDeps, AuthEnv, AuthRequest } from './context.ts'
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
import { deleteRole, putRole } from './endpoints/admin-roles.ts'
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
import { previewLink, type LinkPreview } from './mail-links.ts'
import { makeOwnLimiter, sharedLimiters } from './limiters.ts'
import { createMailer } from './mailer.ts'
import { deleteAccount, findOwnAccount, listOwnFactors, type OwnAccount, type OwnFactor } from './own-account.ts'
import { createOutbound } from './outbound.ts'
import { acceptRole, findRoleOffer, type AcceptOutcome, type RoleOffer } from './role-grants.ts'
import { listRoleHolders, type RoleHolder } from './role-holders.ts'
import { createProviders } from './providers/providers.ts'
import { createPasswordPolicy } from './password-policy.ts'
import { createPasswords } from './password.ts'
import { createRateLimits, type Bucket } from './rate-limits.ts'
import { limitRequests, SAML_BODY_BYTES_MAX, SAML_METADATA_BODY_BYTES_MAX } from './request-limits.ts'
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
  /** Names the account of a mail's link (`token_hash` and `type`) without using it up; null unless it is live. */
  previewLink(link: { linkToken: string; type: string }): Promise<LinkPreview | null>
  /** Removes an account with all that hangs on it; there is no way back. `ip` goes into the audit. */
  deleteAccount(account: { userId: string; ip: string }): Promise<void>
  /** The live offer of a role with this token; uses nothing up. */
  findRoleOffer(linkToken: string): Promise<RoleOffer | null>
  /** Gives the account of this session the role that its owner was offered. */
  acceptRole(acceptance: { linkToken: string; state: SessionState; ip: string }): Promise<AcceptOutcome>
  /** Everybody who has one of these roles, or an offer of one. */
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
    policy: createPasswordPolicy(deps.settings, deps.fetch ?? globalThis.fetch),
    tokens: createAccessTokens(deps.keys, deps.settings),
    limits: createRateLimits(deps.settings.rateLimits, deps.sharesCounters ? sharedLimiters(deps) : makeOwnLimiter),
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
    previewLink: (link) => previewLink(auth, link),
    deleteAccount: (account) => deleteAccount(auth, account),
    findRoleOffer: (linkToken) => findRoleOffer(auth, linkToken),
    acceptRole: (acceptance) => acceptRole(auth, acceptance),
    listRoleHolders: (roles) => listRoleHolders(deps.db, { roles, now: deps.clock() }),
    sweep: (now) => sweep(deps.db, deps.settings, now),
  }
}

function createApp(auth: Auth): Hono<AuthEnv> {
  const app = new Hono<AuthEnv>()
  addTransport(app, auth)
  const limit = (bucket: Bucket | typeof bucketOfGrant) => limitRequests(auth, { bucket })

  app.get('/health', health)
  app.get('/settings', settings(auth))
  app.get('/.well-known/jwks.json', jwks(auth))
  app.post('/signup', limit('signup'), signup(auth))
  app.post('/token', limit(bucketOfGrant), token(auth))
  addMessages(app, auth)
  app.get('/user', requireUser(auth), getUser)
  app.put('/user', limit('user'), requireUser(auth), requireSecondFactor(auth), updateUser(auth))
  app.post('/logout', limit('other'), requireUser(auth), logout(auth))
  addFactors(app, auth)
  addAdmin(app, auth)
  app.get('/authorize', authorize(auth))
  app.get('/callback', callback(auth))
  app.post('/callback', limit('other'), postedCallback(auth))
  addCompanies(app, auth)
  app.get('/user/identities/authorize', requireUser(auth), requireSecondFactor(auth), authorizeLinking(auth))
  app.delete('/user/identities/:id', limit('other'), requireUser(auth), requireSecondFactor(auth), deleteIdentity(auth))
  addDisabled(app)

  const paths = new Set(app.routes.filter((route) => route.method !== 'ALL').map((route) => route.path))
  for (const path of paths) app.all(path, refuseMethod)
  app.all('*', refusePath)
  return app
}

/** Refreshes and wallets have buckets of their own. */
function bucketOfGrant(c: AuthRequest): Bucket {
  const grant = c.req.query('grant_type')
  if (grant === 'refresh_token') return 'refresh'
  return grant === 'web3' ? 'web3' : 'token'
}

/** Companies that vouch for their people, through SAML. */
function addCompanies(app: Hono<AuthEnv>, auth: Auth): void {
  const admin = requireAdmin(auth)
  const limit = limitRequests(auth, { bucket: 'other', bodyBytesMax: SAML_METADATA_BODY_BYTES_MAX })
  app.post('/sso', limitRequests(auth, { bucket: 'sso' }), sso(auth))
  app.get('/sso/saml/metadata', samlMetadata(auth))
  app.post(
    '/sso/saml/acs',
    limitRequests(auth, { bucket: 'samlAcs', bodyBytesMax: SAML_BODY_BYTES_MAX }),
    samlAcs(auth),
  )
  app.get('/admin/sso/providers', admin, listProviders(auth))
  app.post('/admin/sso/providers', limit, admin, createProvider(auth))
  app.get('/admin/sso/providers/:id', admin, getProvider(auth))
  app.put('/admin/sso/providers/:id', limit, admin, updateProvider(auth))
  app.delete('/admin/sso/providers/:id', limit, admin, deleteProvider(auth))
}

function addFactors(app: Hono<AuthEnv>, auth: Auth): void {
  // Recovery codes are not part of this service; without these lines their path would be taken for a factor.
  app.all('/factors/recovery-codes', refusePath)
  app.all('/factors/recovery-codes/*', refusePath)
  const limit = (bucket: Bucket) => limitRequests(auth, { bucket })
  app.post('/factors', limit('other'), requireMember(auth), enrollFactor(auth))
  app.delete('/factors/:id', limit('other'), requireMember(auth), unenrollFactor(auth))
  app.post('/factors/:id/challenge', limit('challenge'), requireMember(auth), challengeFactor(auth))
  app.post('/factors/:id/verify', limit('factorVerify'), requireMember(auth), verifyFactor(auth))
}

function addAdmin(app: Hono<AuthEnv>, auth: Auth): void {
  const admin = requireAdmin(auth)
  const limit = limitRequests(auth, { bucket: 'other' })
  app.get('/admin/users', admin, listUsers(auth))
  app.post('/admin/users', limit, admin, createUser(auth))
  app.get('/admin/users/:id', admin, getUserById(auth))
  app.put('/admin/users/:id', limit, admin, updateUserById(auth))
  app.delete('/admin/users/:id', limit, admin, deleteUserById(auth))
  app.get('/admin/users/:id/factors', admin, listFactors(auth))
  app.put('/admin/users/:id/factors/:fid', limit, admin, updateFactor(auth))
  app.delete('/admin/users/:id/factors/:fid', limit, admin, deleteFactor(auth))
  app.put('/admin/users/:id/roles/:role', limit, admin, putRole(auth))
  app.delete('/admin/users/:id/roles/:role', limit, admin, deleteRole(auth))
  app.post('/admin/generate_link', limit, admin, generateLink(auth))
}

/** What is answered by mail or text message, and where it leads. */
function addMessages(app: Hono<AuthEnv>, auth: Auth): void {
  const limit = (bucket: Bucket) => limitRequests(auth, { bucket })
  app.post('/otp', limit('otp'), sendOtp(auth))
  app.post('/magiclink', limit('magiclink'), sendOtp(auth))
  app.post('/recover', limit('recover'), recover(auth))
  app.post('/resend', limit('resend'), resend(auth))
  app.post('/invite', limit('other'), requireAdmin(auth), invite(auth))
  app.get('/reauthenticate', requireUser(auth), requireSecondFactor(auth), reauthenticate(auth))
  app.post('/verify', limit('verify'), verify(auth))
  app.get('/verify', limit('verify'), verifyLink(auth))
  app.get('/verify/page', verifyPage(auth))
  app.post('/verify/page', limit('verify'), submitVerifyPage(auth))
}

function refuseMethod(): never {
  throw new AuthError(405, 'method_not_allowed', 'This method is not allowed here')
}

function refusePath(): never {
  throw new AuthError(404, 'not_found', 'This path does not exist')
}
