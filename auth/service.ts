import { Hono } from 'hono'
import { createAccessTokens, type Claims } from './sessions/access-token.ts'
import { requireAdmin, requireMember, requireSecondFactor, requireUser } from './http/bearer.ts'
import type { Auth, AuthDeps, AuthEnv, AuthRequest } from './context.ts'
import { authorize, authorizeLinking } from './endpoints/external/authorize.ts'
import {
  createProvider,
  deleteProvider,
  getProvider,
  listProviders,
  updateProvider,
} from './endpoints/admin/sso-providers.ts'
import { samlAcs } from './endpoints/external/saml-acs.ts'
import { samlMetadata, sso } from './endpoints/external/sso.ts'
import { callback, postedCallback } from './endpoints/external/callback.ts'
import { deleteIdentity } from './endpoints/external/identities.ts'
import { createUser } from './endpoints/admin/create-user.ts'
import { deleteUserById } from './endpoints/admin/delete-user.ts'
import { deleteFactor, listFactors, updateFactor } from './endpoints/admin/factors.ts'
import { generateLink } from './endpoints/admin/generate-link.ts'
import { getUserById, listUsers } from './endpoints/admin/list-users.ts'
import { updateUserById } from './endpoints/admin/update-user.ts'
import { health, jwks, settings } from './endpoints/about.ts'
import { addDisabled } from './endpoints/disabled.ts'
import { challengeFactor } from './endpoints/factors/factor-challenge.ts'
import { verifyFactor } from './endpoints/factors/factor-verify.ts'
import { enrollFactor, unenrollFactor } from './endpoints/factors/factors.ts'
import { addRecoveryCodes } from './endpoints/factors/recovery-code-routes.ts'
import { addPasskeys } from './endpoints/passkeys/routes.ts'
import { deleteRole, putRole } from './endpoints/admin/roles.ts'
import { invite } from './endpoints/messages/invite.ts'
import { leave, logout } from './endpoints/token/logout.ts'
import { sendOtp } from './endpoints/messages/otp.ts'
import { reauthenticate } from './endpoints/messages/reauthenticate.ts'
import { recover } from './endpoints/messages/recover.ts'
import { resend } from './endpoints/messages/resend.ts'
import { signup } from './endpoints/user/signup.ts'
import { token } from './endpoints/token/token.ts'
import { getUser, updateUser } from './endpoints/user/user.ts'
import { submitVerifyPage, verifyPage } from './endpoints/messages/verify-page.ts'
import { verify, verifyLink } from './endpoints/messages/verify.ts'
import { findAlert, type SignInAlert } from './devices/sign-in-alerts.ts'
import { reportDevice, type DeviceReport } from './devices/report-device.ts'
import { AuthError } from './errors.ts'
import { previewLink, type LinkPreview } from './messages/mail-links.ts'
import { createMemoryLimiter, createDatabaseLimiters } from './limits/limiters.ts'
import { createMailer } from './messages/mailer.ts'
import {
  countRecoveryCodes,
  deleteAccount,
  findOwnAccount,
  listOwnFactors,
  listOwnPasskeys,
  listOwnSessions,
  type OwnAccount,
  type OwnFactor,
  type OwnPasskey,
  type OwnSession,
} from './accounts/own-account.ts'
import { createOutbound } from './external/outbound.ts'
import { acceptRole, findRoleOffer, type AcceptOutcome, type RoleOffer } from './roles/role-grants.ts'
import { listRoleHolders, type RoleHolder } from './roles/role-holders.ts'
import { createProviders } from './external/providers/providers.ts'
import { createPasswordPolicy } from './passwords/password-policy.ts'
import { createPasswords } from './passwords/password.ts'
import { createRateLimits, type Bucket } from './limits/rate-limits.ts'
import { limitRequests, SAML_BODY_BYTES_MAX, SAML_METADATA_BODY_BYTES_MAX } from './http/request-limits.ts'
import { findClaims, findSession } from './sessions/find-session.ts'
import { createSessionStates, type SessionState } from './sessions/session-state.ts'
import { createTextOutage } from './messages/sms/outage.ts'
import { createSmsSender } from './messages/sms/create-sms-sender.ts'
import { sendNotice, type Notice } from './messages/sms/send-text.ts'
import type { SmsChannel } from './messages/sms/sms-sender.ts'
import { findTextUsage, type TextUsage } from './messages/sms/text-counts.ts'
import { sweep } from './sweep.ts'
import { keepsOpener } from './http/cross-origin.ts'
import { addTransport } from './http/transport.ts'
import { createAccounts } from './accounts/users.ts'

export interface AuthService {
  /** Its routes are relative: mount it at `basePath`. */
  app: Hono<AuthEnv>
  /** The path of `AUTH_EXTERNAL_URL`, e.g. `/auth/v1`; empty if the service has an address of its own. */
  basePath: string
  /**
   * The claims of a user's access token; null if signature, times, audience or issuer are invalid or it is a
   * service key. Reads no database, so a session that has ended counts until its token expires: to authenticate a
   * request, use `findSession`.
   */
  verifyAccessToken(jwt: string): Promise<Claims | null>
  /**
   * The session of this access token, read in one statement; null unless the session is alive and the account
   * neither banned nor deleted. Throws while the database is unavailable. `onVerified` gets the id of the account
   * before the session is read: it may have ended.
   */
  findSession(jwt: string, onVerified?: (userId: string) => void): Promise<SessionState | null>
  /** The account of a session that lacks no second factor; null when the session has ended meanwhile. */
  findOwnAccount(caller: { state: SessionState; ip: string }): Promise<OwnAccount | null>
  listOwnPasskeys(userId: string): Promise<OwnPasskey[]>
  countRecoveryCodes(userId: string): Promise<number | null>
  listOwnSessions(caller: { userId: string; sessionId: string }): Promise<OwnSession[]>
  /** The verified second factors of an account. */
  listOwnFactors(userId: string): Promise<OwnFactor[]>
  /** The account of a mailed link (`token_hash` and `type`), without consuming it; null unless it is valid. */
  previewLink(link: { linkToken: string; type: string }): Promise<LinkPreview | null>
  /** Deletes an account and everything that references it. `ip` is recorded in the audit log. */
  deleteAccount(account: { userId: string; ip: string }): Promise<void>
  /** The unexpired offer of a role with this token, without consuming it. */
  findRoleOffer(linkToken: string): Promise<RoleOffer | null>
  /** The sign-in that a message about a new device reports, without using its link; null unless it is valid. */
  findSignInAlert(token: string): Promise<SignInAlert | null>
  /** Ends what the device of an alert opened; null unless the link is valid. `ip` is recorded in the audit log. */
  reportDevice(report: { token: string; ip: string }): Promise<DeviceReport | null>
  /** Grants the account of this session the role that it was offered. */
  acceptRole(acceptance: { linkToken: string; state: SessionState; ip: string }): Promise<AcceptOutcome>
  /** All accounts that have one of these roles, or an offer of one. */
  listRoleHolders(roles: readonly string[]): Promise<RoleHolder[]>
  /** The ways by which a text message can be sent now; empty: none can. */
  textChannels: readonly SmsChannel[]
  /** Sends a text of the application within the limits and the budget. Throws AuthError, see `sendNotice`. */
  sendText(notice: Notice): Promise<string | undefined>
  /** Figures of text messages of the last `days` Indian days, for the operator. */
  findTextUsage(period: { days: number }): Promise<TextUsage>
  /** Deletes expired rows. Call it about once a minute; several nodes may. */
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
    limits: createRateLimits(
      deps.settings.rateLimits,
      deps.sharesCounters ? createDatabaseLimiters(deps) : createMemoryLimiter,
    ),
    accounts: createAccounts(deps.db),
    sessionStates: createSessionStates(deps.db, { isSinglePerUser: deps.settings.sessions.singlePerUser }),
    mailer: createMailer(deps),
    outbound,
    providers: createProviders(deps.settings, { ...deps, outbound }),
    smsSender: createSmsSender(deps),
    textOutage: createTextOutage(deps.clock),
  }
  return {
    app: createApp(auth),
    basePath: new URL(deps.settings.externalUrl).pathname.replace(/\/$/, ''),
    verifyAccessToken: (jwt) => findClaims(auth, jwt),
    findSession: (jwt, onVerified) => findSession(auth, jwt, onVerified),
    findOwnAccount: (caller) => findOwnAccount(auth, caller),
    listOwnPasskeys: (userId) => listOwnPasskeys(auth, userId),
    countRecoveryCodes: (userId) => countRecoveryCodes(auth, userId),
    listOwnSessions: (caller) => listOwnSessions(auth, caller),
    listOwnFactors: (userId) => listOwnFactors(deps.db, userId),
    previewLink: (link) => previewLink(auth, link),
    deleteAccount: (account) => deleteAccount(auth, account),
    findRoleOffer: (linkToken) => findRoleOffer(auth, linkToken),
    findSignInAlert: (token) => findAlert(auth, token),
    reportDevice: (report) => reportDevice(auth, report),
    acceptRole: (acceptance) => acceptRole(auth, acceptance),
    listRoleHolders: (roles) => listRoleHolders(deps.db, { roles, now: deps.clock() }),
    textChannels: auth.smsSender.channels,
    sendText: (notice) => sendNotice(auth, notice),
    findTextUsage: (period) => findTextUsage(auth, period),
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
  app.post('/session/leave', limit('other'), requireUser(auth), leave(auth))
  addFactors(app, auth)
  if (auth.settings.webauthn.passkeysEnabled) addPasskeys(app, auth)
  addAdmin(app, auth)
  for (const path of ['/authorize', '/callback']) app.use(path, keepsOpener)
  app.get('/authorize', authorize(auth))
  app.get('/callback', callback(auth))
  app.post('/callback', limit('other'), postedCallback(auth))
  addSso(app, auth)
  app.get('/user/identities/authorize', requireUser(auth), requireSecondFactor(auth), authorizeLinking(auth))
  app.delete('/user/identities/:id', limit('other'), requireUser(auth), requireSecondFactor(auth), deleteIdentity(auth))
  addDisabled(app, auth)

  const paths = new Set(app.routes.filter((route) => route.method !== 'ALL').map((route) => route.path))
  for (const path of paths) app.all(path, refuseMethod)
  app.all('*', refusePath)
  return app
}

/** The rate limit bucket of a grant type. */
function bucketOfGrant(c: AuthRequest): Bucket {
  const grant = c.req.query('grant_type')
  if (grant === 'refresh_token') return 'refresh'
  return grant === 'web3' ? 'web3' : 'token'
}

/** SAML single sign-on. */
function addSso(app: Hono<AuthEnv>, auth: Auth): void {
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
  const limit = (bucket: Bucket) => limitRequests(auth, { bucket })
  // Before the other factors, whose id their path would match.
  addRecoveryCodes(app, auth)
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
