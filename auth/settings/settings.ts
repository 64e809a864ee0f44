import * as v from 'valibot'
import { DAY_S, HOUR_S } from '#auth/durations.ts'
import { externalEnvironment, externalProblems, toExternalSettings, type ExternalSettings } from './external.ts'
import { factorEnvironment, toFactorSettings, type FactorSettings } from './factors.ts'
import { list, LOOPBACK, name, number, numberOr, secret, type SettingProblem, url } from './fields.ts'
import { messageEnvironment, missingForProviders, toMessageSettings, type MessageSettings } from './messages.ts'
import { passwordEnvironment, toPasswordSettings, type PasswordSettings } from './passwords.ts'
import { rateLimitEnvironment, toRateLimits, type RateLimitSettings } from './rate-limits.ts'
import { sessionEnvironment, toSessionSettings, type SessionSettings } from './sessions.ts'
import { signUpEnvironment, toSignUpSettings, type SignUpSettings } from './sign-up.ts'
import { textProblems } from './text-messages.ts'
import { toWebauthnSettings, webauthnEnvironment, webauthnProblems, type WebauthnSettings } from './webauthn.ts'

/** The settings of the service, read once at start. Seconds, unless the name says otherwise. */
export interface AuthSettings {
  /** The public URL of the service, e.g. `https://diya.example/auth/v1`; also the issuer of its tokens. */
  externalUrl: string
  jwt: {
    expiryS: number
    aud: string
    role: string
    adminRoles: readonly string[]
    /** Shared HS256 secret; verifies service keys only. Without it no HS256 token is accepted. */
    secret: string | undefined
  }
  /** The default target of redirects. */
  siteUrl: string
  /** Globs of further allowed targets of redirects. */
  redirectAllowList: readonly string[]
  /** The allowed paths of the site as targets of redirects; `*` means all. */
  redirectPaths: readonly string[]
  /** The validity of a PKCE code. */
  flowExpiryS: number
  messages: MessageSettings
  external: ExternalSettings
  signup: SignUpSettings
  password: PasswordSettings
  sessions: SessionSettings
  mfa: FactorSettings
  webauthn: WebauthnSettings
  refreshReuseIntervalS: number
  rateLimits: RateLimitSettings | 'off'
  retention: { auditDays: number; anonymousUserDays: number | undefined }
  corsExtraHeaders: readonly string[]
  requestTimeoutMs: number
}

const environment = v.object({
  AUTH_EXTERNAL_URL: url('expected the public address of the service, like https://example.org/auth/v1'),
  AUTH_SITE_URL: v.optional(url('expected the address of the site, like https://example.org')),
  AUTH_URI_ALLOW_LIST: list(',', ''),
  AUTH_REDIRECT_PATHS: list(',', '*'),
  AUTH_FLOW_EXPIRY_S: numberOr(300, 300, HOUR_S),
  ...messageEnvironment,
  ...externalEnvironment,
  AUTH_JWT_EXPIRY_S: numberOr(HOUR_S, 30, 7 * DAY_S),
  AUTH_JWT_AUD: name('authenticated'),
  AUTH_JWT_DEFAULT_ROLE: name('authenticated'),
  AUTH_JWT_ADMIN_ROLES: list(',', 'service_role,supabase_admin'),
  AUTH_JWT_SECRET: secret,
  ...signUpEnvironment,
  ...passwordEnvironment,
  ...sessionEnvironment,
  ...factorEnvironment,
  ...webauthnEnvironment,
  AUTH_REFRESH_REUSE_INTERVAL_S: numberOr(10, 0, 600),
  ...rateLimitEnvironment,
  AUTH_AUDIT_RETENTION_DAYS: numberOr(366, 1, 3_660),
  AUTH_ANONYMOUS_USER_RETENTION_DAYS: v.optional(number(1, 3_660)),
  AUTH_CORS_EXTRA_HEADERS: list(',', ''),
  AUTH_REQUEST_TIMEOUT_MS: numberOr(10_000, 100, 120_000),
})

type Environment = v.InferOutput<typeof environment>

/** All variables but those of further OpenID providers (`AUTH_OIDC_<NAME>_…`). */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.entries)

/** Lists every wrong or missing variable with what was expected. Holds no value. */
export class SettingsError extends Error {
  override name = 'SettingsError'
  readonly problems: readonly SettingProblem[]

  constructor(problems: readonly SettingProblem[]) {
    const lines = problems.map(({ name, expected }) => `${name}: ${expected}`)
    super(`The auth service cannot start with these settings:\n  ${lines.join('\n  ')}`)
    this.problems = problems
  }
}

/**
 * Reads the settings from environment variables named `AUTH_…`; an empty variable counts as absent. Throws
 * SettingsError. `hasTexts` says that the hosting process has a sender of text messages (`deps.sms`).
 */
export function readSettings(
  env: Record<string, string | undefined>,
  { hasTexts = false }: { hasTexts?: boolean } = {},
): AuthSettings {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = v.safeParse(environment, present)
  const wrong = new Map(result.issues?.map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
  // The others are read without the wrong values, so that one error lists all problems.
  for (const name of wrong.keys()) delete present[name]
  const values = result.success ? result.output : v.parse(environment, { AUTH_EXTERNAL_URL: UNKNOWN_URL, ...present })
  const settings = toSettings(values, present)
  const missing = problemsOf(settings, present, hasTexts).filter(({ name }) => !wrong.has(name))
  const problems = [...[...wrong].map(([name, expected]) => ({ name, expected })), ...missing]
  if (problems.length > 0) throw new SettingsError(problems)
  return settings
}

/** Replaces a wrong URL while the other variables are read. */
const UNKNOWN_URL = 'http://localhost/auth/v1'

/** Problems of variables that are valid separately. */
function problemsOf(
  settings: AuthSettings,
  variables: Record<string, string | undefined>,
  hasTexts: boolean,
): SettingProblem[] {
  const { jwt, messages, external, webauthn, sessions } = settings
  const isAdminRole = jwt.adminRoles.includes(jwt.role)
  const role = { name: 'AUTH_JWT_DEFAULT_ROLE', expected: 'must not be one of AUTH_JWT_ADMIN_ROLES' }
  const missing = missingForProviders(messages).map((name) => ({ name, expected: 'is needed by the chosen provider' }))
  const { notify, newDeviceUrl } = messages.mail
  const needsDevices = notify.newDevice && !(sessions.remembersDevices && newDeviceUrl)
  const device = {
    name: 'AUTH_NOTIFY_NEW_DEVICE',
    expected: 'needs AUTH_KNOWN_DEVICES and AUTH_MAIL_NEW_DEVICE_URL',
  }
  return [
    ...(isAdminRole ? [role] : []),
    ...(needsDevices ? [device] : []),
    ...missing,
    ...textProblems(messages.sms),
    ...(hasTexts ? [] : unsentTextProblems(settings)),
    ...externalProblems(external, variables),
    ...webauthnProblems(webauthn),
  ]
}

/** Codes that reach nobody would lock people out: only a site on this machine may do without a provider. */
function unsentTextProblems({ siteUrl, messages, signup, mfa }: AuthSettings): SettingProblem[] {
  const isOn = {
    AUTH_PHONE_ENABLED: signup.phoneEnabled,
    AUTH_MFA_PHONE_ENROLL: mfa.phone.canEnroll,
    AUTH_MFA_PHONE_VERIFY: mfa.phone.canVerify,
  }
  const [name] = Object.entries(isOn).find(([, value]) => value) ?? []
  if (!name || messages.sms.provider !== 'log' || LOOPBACK.test(new URL(siteUrl).hostname)) return []
  const expected = `expected twilio or msg91, because ${name} is on and the site is public`
  return [{ name: 'AUTH_SMS_PROVIDER', expected }]
}

function toSettings(env: Environment, variables: Record<string, string | undefined>): AuthSettings {
  const siteUrl = env.AUTH_SITE_URL ?? new URL(env.AUTH_EXTERNAL_URL).origin
  return {
    externalUrl: env.AUTH_EXTERNAL_URL,
    siteUrl,
    redirectAllowList: env.AUTH_URI_ALLOW_LIST,
    redirectPaths: env.AUTH_REDIRECT_PATHS,
    flowExpiryS: env.AUTH_FLOW_EXPIRY_S,
    messages: toMessageSettings(env, siteUrl),
    external: toExternalSettings(env, variables),
    jwt: {
      expiryS: env.AUTH_JWT_EXPIRY_S,
      aud: env.AUTH_JWT_AUD,
      role: env.AUTH_JWT_DEFAULT_ROLE,
      adminRoles: env.AUTH_JWT_ADMIN_ROLES,
      secret: env.AUTH_JWT_SECRET,
    },
    signup: toSignUpSettings(env),
    password: toPasswordSettings(env),
    sessions: toSessionSettings(env),
    mfa: toFactorSettings(env),
    webauthn: toWebauthnSettings(env, siteUrl),
    refreshReuseIntervalS: env.AUTH_REFRESH_REUSE_INTERVAL_S,
    rateLimits: toRateLimits(env),
    retention: { auditDays: env.AUTH_AUDIT_RETENTION_DAYS, anonymousUserDays: env.AUTH_ANONYMOUS_USER_RETENTION_DAYS },
    corsExtraHeaders: env.AUTH_CORS_EXTRA_HEADERS,
    requestTimeoutMs: env.AUTH_REQUEST_TIMEOUT_MS,
  }
}
