import * as v from 'valibot'
import { DAY_S, HOUR_S } from './durations.ts'
import { flag, list, name, number, numberOr, secret, type SettingProblem, url } from './settings-fields.ts'
import {
  externalEnvironment,
  externalProblems,
  toExternalSettings,
  type ExternalSettings,
} from './settings-external.ts'
import {
  messageEnvironment,
  missingForProviders,
  toMessageSettings,
  type MessageSettings,
} from './settings-messages.ts'
import { rateLimitEnvironment, toRateLimits, type RateLimitSettings } from './settings-rate-limits.ts'

/** What can be set about the service, read once at the start. Seconds, unless the name says otherwise. */
export interface AuthSettings {
  /** The public address of the service, e.g. `https://diya.example/auth/v1`; also the issuer of its tokens. */
  externalUrl: string
  jwt: {
    expiryS: number
    aud: string
    role: string
    adminRoles: readonly string[]
    /** Shared HS256 secret; verifies service keys only. Without it no HS256 token is accepted. */
    secret: string | undefined
  }
  /** Where people land when no other valid address was asked for. */
  siteUrl: string
  /** Globs of further addresses that people may be sent back to. */
  redirectAllowList: readonly string[]
  /** The only paths of the site that people may be sent back to; `*` means all. */
  redirectPaths: readonly string[]
  /** How long a code of the PKCE flow can be exchanged. */
  flowExpiryS: number
  messages: MessageSettings
  external: ExternalSettings
  signup: {
    disabled: boolean
    emailEnabled: boolean
    phoneEnabled: boolean
    magicLinkEnabled: boolean
    anonymousEnabled: boolean
    mailerAutoconfirm: boolean
    smsAutoconfirm: boolean
    /** Sign-ups and codes answer alike for addresses with and without an account. */
    hidesMembers: boolean
  }
  password: {
    lengthMin: number
    /** From so many characters on, a password is remembered as long. */
    lengthLong: number
    /** argon2 needs no cap; this one bounds the work. By default 64 characters of any Indian script fit. */
    bytesMax: number
    /** Each set must give at least one character. */
    requiredCharacters: readonly string[]
    pwnedCheck: 'off' | 'fail-open' | 'fail-closed'
    /** Common passwords, and those made of the names of the site and of their owner, are refused. */
    hasBlocklist: boolean
    requireCurrent: boolean
    /** A session older than a day must prove itself with a mailed code before it sets a password. */
    requireReauthentication: boolean
    memoryKib: number
    passes: number
  }
  sessions: {
    timeboxS: number | undefined
    inactivityTimeoutS: number | undefined
    /** How long a session may stay without the second factor that its user has set up. */
    lowAalS: number | undefined
    singlePerUser: boolean
    /** A cookie tells an account's own devices from strangers'. */
    remembersDevices: boolean
    /** How old the proof of identity may be that a grave change needs; undefined asks for none. */
    stepUpMaxAgeS: number | undefined
    /** A ban deletes the sessions; else it only suspends them. */
    endOnBan: boolean
  }
  mfa: {
    totp: { canEnroll: boolean; canVerify: boolean }
    phone: { canEnroll: boolean; canVerify: boolean; codeLength: number }
    /** Without the second factor that its account has, a session may change nothing of the account. */
    requireAal2: boolean
    enrolledMax: number
    verifiedMax: number
    challengeExpiryS: number
    unverifiedExpiryS: number
  }
  refreshReuseIntervalS: number
  rateLimits: RateLimitSettings | 'off'
  retention: { auditDays: number; anonymousUserDays: number | undefined }
  corsExtraHeaders: readonly string[]
  requestTimeoutMs: number
}

const YEAR_S = 366 * DAY_S

const environment = v.object({
  AUTH_EXTERNAL_URL: url,
  AUTH_SITE_URL: v.optional(url),
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
  AUTH_SIGNUP_DISABLED: flag(false),
  AUTH_EMAIL_ENABLED: flag(true),
  AUTH_ANONYMOUS_ENABLED: flag(false),
  AUTH_PHONE_ENABLED: flag(false),
  AUTH_MAGIC_LINK_ENABLED: flag(true),
  AUTH_MAILER_AUTOCONFIRM: flag(false),
  AUTH_SMS_AUTOCONFIRM: flag(false),
  AUTH_HIDE_MEMBERS: flag(false),
  AUTH_PASSWORD_LENGTH_MIN: numberOr(6, 6, 64),
  AUTH_PASSWORD_LENGTH_LONG: numberOr(15, 8, 64),
  AUTH_PASSWORD_BYTES_MAX: numberOr(512, 72, 4_096),
  AUTH_PASSWORD_REQUIRED_CHARACTERS: list(':', ''),
  AUTH_PASSWORD_PWNED_CHECK: v.optional(
    v.picklist(['off', 'fail-open', 'fail-closed'], 'expected off, fail-open or fail-closed'),
    'off',
  ),
  AUTH_PASSWORD_BLOCKLIST: flag(false),
  AUTH_PASSWORD_REQUIRE_CURRENT: flag(false),
  AUTH_PASSWORD_REQUIRE_REAUTHENTICATION: flag(false),
  AUTH_PASSWORD_MEMORY_KIB: numberOr(19_456, 19_456, 1_048_576),
  AUTH_PASSWORD_PASSES: numberOr(2, 2, 100),
  AUTH_SESSION_TIMEBOX_S: v.optional(number(60, 10 * YEAR_S)),
  AUTH_SESSION_INACTIVITY_TIMEOUT_S: v.optional(number(60, 10 * YEAR_S)),
  AUTH_SESSION_ALLOW_LOW_AAL_S: v.optional(number(60, 10 * YEAR_S)),
  AUTH_SESSION_SINGLE_PER_USER: flag(false),
  AUTH_KNOWN_DEVICES: flag(false),
  AUTH_STEP_UP_MAX_AGE_S: numberOr(0, 0, DAY_S),
  AUTH_SESSION_END_ON_BAN: flag(false),
  AUTH_MFA_TOTP_ENROLL: flag(true),
  AUTH_MFA_TOTP_VERIFY: flag(true),
  AUTH_MFA_PHONE_ENROLL: flag(false),
  AUTH_MFA_PHONE_VERIFY: flag(false),
  AUTH_MFA_PHONE_CODE_LENGTH: numberOr(6, 6, 10),
  AUTH_MFA_REQUIRE_AAL2: flag(false),
  AUTH_MFA_ENROLLED_MAX: numberOr(10, 1, 100),
  AUTH_MFA_VERIFIED_MAX: numberOr(10, 1, 100),
  AUTH_MFA_CHALLENGE_EXPIRY_S: numberOr(300, 300, HOUR_S),
  AUTH_MFA_UNVERIFIED_EXPIRY_S: numberOr(300, 300, DAY_S),
  AUTH_REFRESH_REUSE_INTERVAL_S: numberOr(10, 0, 600),
  ...rateLimitEnvironment,
  AUTH_AUDIT_RETENTION_DAYS: numberOr(366, 1, 3_660),
  AUTH_ANONYMOUS_USER_RETENTION_DAYS: v.optional(number(1, 3_660)),
  AUTH_CORS_EXTRA_HEADERS: list(',', ''),
  AUTH_REQUEST_TIMEOUT_MS: numberOr(10_000, 100, 120_000),
})

type Environment = v.InferOutput<typeof environment>

/**
 * The variables that are read, but for those of further OpenID providers (`AUTH_OIDC_<NAME>_…`).
 * @internal
 */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.entries)

/** Names every variable that is wrong or missing, and what was expected. Holds no value. */
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
 * Reads the settings from environment variables named `AUTH_…`; an empty variable counts as absent.
 * @throws SettingsError that lists every variable that is wrong or missing.
 */
export function readSettings(env: Record<string, string | undefined>): AuthSettings {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = v.safeParse(environment, present)
  const wrong = new Map(result.issues?.map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
  // The rest is read without the wrong values, so that what it lacks is named at the same time.
  for (const name of wrong.keys()) delete present[name]
  const values = result.success ? result.output : v.parse(environment, { AUTH_EXTERNAL_URL: UNKNOWN_URL, ...present })
  const settings = toSettings(values, present)
  const missing = problemsOf(settings).filter(({ name }) => !wrong.has(name))
  const problems = [...[...wrong].map(([name, expected]) => ({ name, expected })), ...missing]
  if (problems.length > 0) throw new SettingsError(problems)
  return settings
}

/** Stands in for an address that is wrong while the other variables are read. */
const UNKNOWN_URL = 'http://localhost/auth/v1'

/** What fits each by itself but not together. */
function problemsOf({ jwt, messages, external }: AuthSettings): SettingProblem[] {
  const isAdminRole = jwt.adminRoles.includes(jwt.role)
  const role = { name: 'AUTH_JWT_DEFAULT_ROLE', expected: 'must not be one of AUTH_JWT_ADMIN_ROLES' }
  const missing = missingForProviders(messages).map((name) => ({ name, expected: 'is needed by the chosen provider' }))
  return [...(isAdminRole ? [role] : []), ...missing, ...externalProblems(external)]
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
    signup: {
      disabled: env.AUTH_SIGNUP_DISABLED,
      emailEnabled: env.AUTH_EMAIL_ENABLED,
      phoneEnabled: env.AUTH_PHONE_ENABLED,
      magicLinkEnabled: env.AUTH_MAGIC_LINK_ENABLED,
      anonymousEnabled: env.AUTH_ANONYMOUS_ENABLED,
      mailerAutoconfirm: env.AUTH_MAILER_AUTOCONFIRM,
      smsAutoconfirm: env.AUTH_SMS_AUTOCONFIRM,
      hidesMembers: env.AUTH_HIDE_MEMBERS,
    },
    password: {
      lengthMin: env.AUTH_PASSWORD_LENGTH_MIN,
      lengthLong: env.AUTH_PASSWORD_LENGTH_LONG,
      bytesMax: env.AUTH_PASSWORD_BYTES_MAX,
      requiredCharacters: env.AUTH_PASSWORD_REQUIRED_CHARACTERS,
      pwnedCheck: env.AUTH_PASSWORD_PWNED_CHECK,
      hasBlocklist: env.AUTH_PASSWORD_BLOCKLIST,
      requireCurrent: env.AUTH_PASSWORD_REQUIRE_CURRENT,
      requireReauthentication: env.AUTH_PASSWORD_REQUIRE_REAUTHENTICATION,
      memoryKib: env.AUTH_PASSWORD_MEMORY_KIB,
      passes: env.AUTH_PASSWORD_PASSES,
    },
    sessions: {
      timeboxS: env.AUTH_SESSION_TIMEBOX_S,
      inactivityTimeoutS: env.AUTH_SESSION_INACTIVITY_TIMEOUT_S,
      lowAalS: env.AUTH_SESSION_ALLOW_LOW_AAL_S,
      singlePerUser: env.AUTH_SESSION_SINGLE_PER_USER,
      remembersDevices: env.AUTH_KNOWN_DEVICES,
      stepUpMaxAgeS: env.AUTH_STEP_UP_MAX_AGE_S || undefined,
      endOnBan: env.AUTH_SESSION_END_ON_BAN,
    },
    mfa: {
      totp: { canEnroll: env.AUTH_MFA_TOTP_ENROLL, canVerify: env.AUTH_MFA_TOTP_VERIFY },
      phone: {
        canEnroll: env.AUTH_MFA_PHONE_ENROLL,
        canVerify: env.AUTH_MFA_PHONE_VERIFY,
        codeLength: env.AUTH_MFA_PHONE_CODE_LENGTH,
      },
      requireAal2: env.AUTH_MFA_REQUIRE_AAL2,
      enrolledMax: env.AUTH_MFA_ENROLLED_MAX,
      verifiedMax: env.AUTH_MFA_VERIFIED_MAX,
      challengeExpiryS: env.AUTH_MFA_CHALLENGE_EXPIRY_S,
      unverifiedExpiryS: env.AUTH_MFA_UNVERIFIED_EXPIRY_S,
    },
    refreshReuseIntervalS: env.AUTH_REFRESH_REUSE_INTERVAL_S,
    rateLimits: toRateLimits(env),
    retention: { auditDays: env.AUTH_AUDIT_RETENTION_DAYS, anonymousUserDays: env.AUTH_ANONYMOUS_USER_RETENTION_DAYS },
    corsExtraHeaders: env.AUTH_CORS_EXTRA_HEADERS,
    requestTimeoutMs: env.AUTH_REQUEST_TIMEOUT_MS,
  }
}
