import { pathIn } from '#app/platform/language/language-paths.ts'
import { LANGUAGES } from '#app/platform/language/languages.ts'
import { NEW_DEVICE_PATH, PROOF_MINUTES } from '#app/platform/session/session-names.ts'
import { isSeller } from '#app/features/marketplace/listing/own-queries.server.ts'
import type { Clock } from '#app/platform/time/clock.ts'
import type { Config } from '#app/platform/config/config.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import type { Logger } from '#app/platform/log/log.server.ts'
import type { KeyRing } from '#auth/keys/keys.ts'
import type { Secrets } from '#auth/keys/secrets.ts'
import { showcaseCopy } from '#app/platform/config/showcase-copy.ts'
import { createAuth } from '#auth/service.ts'
import { type AuthSettings, readSettings } from '#auth/settings/settings.ts'
import { heldRoles } from './actor.ts'
import type { AppEnv } from '#server/app-context.ts'
import { clientIp } from '#auth/http/client-ip.ts'
import { clientPlace } from '#server/http/client-place.ts'
import { accountMailLayout, describeSignIn } from '#server/mails/account-mails.ts'
import { messageLanguages } from '#server/mails/message-languages.ts'
import { mailboxSms, outboxMail } from '#server/messages.ts'

export interface AuthFoundations {
  config: Config
  database: Database
  keys: KeyRing
  secrets: Secrets
  log: Logger
  clock: Clock
  env: Record<string, string | undefined>
}

const TOKEN_PATHS = ['/auth/confirm', '/auth/reset', '/ssr/auth']

/**
 * Stricter settings than the defaults of the official service; environment variables override them. Account owners are
 * notified of each change to their sign-in methods.
 */
const PRODUCT_DEFAULTS = {
  AUTH_KNOWN_DEVICES: 'true',
  AUTH_MAIL_CODE_EXPIRY_S: '600',
  AUTH_SMS_EXPIRY_S: '600',
  AUTH_HIDE_MEMBERS: 'true',
  AUTH_PHONE_INACTIVE_DAYS: '180',
  AUTH_PASSWORD_LENGTH_MIN: '8',
  AUTH_PASSWORD_BLOCKLIST: 'true',
  AUTH_PASSWORD_REQUIRE_CURRENT: 'true',
  // The pages that accept tokens; any other page would pass the fragment on when it redirects.
  AUTH_REDIRECT_PATHS: LANGUAGES.flatMap((language) => TOKEN_PATHS.map((path) => pathIn(language, path))).join(','),
  AUTH_NOTIFY_PASSWORD_CHANGED: 'true',
  AUTH_NOTIFY_EMAIL_CHANGED: 'true',
  AUTH_NOTIFY_PHONE_CHANGED: 'true',
  AUTH_NOTIFY_PHONE_RELEASED: 'true',
  AUTH_NOTIFY_IDENTITY_LINKED: 'true',
  AUTH_NOTIFY_IDENTITY_UNLINKED: 'true',
  AUTH_NOTIFY_FACTOR_ENROLLED: 'true',
  AUTH_NOTIFY_FACTOR_UNENROLLED: 'true',
  AUTH_NOTIFY_PASSKEY_CREATED: 'true',
  AUTH_NOTIFY_PASSKEY_DELETED: 'true',
  AUTH_NOTIFY_RECOVERY_CODES_CREATED: 'true',
  AUTH_NOTIFY_RECOVERY_CODE_USED: 'true',
  AUTH_NOTIFY_NEW_DEVICE: 'true',
  AUTH_PASSKEYS: 'true',
  AUTH_MFA_RECOVERY_CODES_ENROLL: 'true',
  AUTH_MFA_RECOVERY_CODES_VERIFY: 'true',
  AUTH_SESSION_END_ON_BAN: 'true',
  AUTH_MFA_REQUIRE_AAL2: 'true',
  AUTH_STEP_UP_MAX_AGE_S: String(PROOF_MINUTES * 60),
}

/**
 * Without a mail server people join by a phone number, if text messages can be sent; else nobody can sign up, and
 * members sign in with a password.
 */
const withoutMail = (canSendTexts: boolean) => ({
  AUTH_MAILS_DISABLED: 'true',
  AUTH_SIGNUP_DISABLED: String(!canSendTexts),
})

type Site = Pick<Config, 'rateLimits' | 'siteUrl' | 'brandName' | 'canSendMail' | 'hasMailbox'>

/**
 * The product's settings of the auth service; environment variables take precedence.
 * @throws SettingsError with the name of every invalid variable.
 */
export function readAuthSettings(site: Site, env: Record<string, string | undefined>): AuthSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value))
  const canSendTexts = canText(site, given)
  const variables = {
    ...(site.rateLimits ? {} : { AUTH_RATE_LIMITS: 'off' }),
    ...PRODUCT_DEFAULTS,
    ...(site.canSendMail ? {} : withoutMail(canSendTexts)),
    AUTH_PHONE_ENABLED: String(canSendTexts),
    AUTH_EXTERNAL_URL: `${site.siteUrl}/auth/v1`,
    AUTH_SITE_URL: site.siteUrl,
    AUTH_MAIL_LINK_URL: `${site.siteUrl}/auth/confirm`,
    AUTH_MAIL_NEW_DEVICE_URL: site.siteUrl + NEW_DEVICE_PATH,
    AUTH_MAIL_SITE_NAME: site.brandName,
    ...given,
  }
  return readSettings(variables, { hasTexts: site.hasMailbox })
}

/** Whether codes reach phones: by a provider, or in the mailbox of a local site. */
const canText = ({ hasMailbox }: Site, { AUTH_SMS_PROVIDER: provider = 'log' }: Record<string, string | undefined>) =>
  hasMailbox || provider !== 'log'

/** The auth service; the command line opens it without the rest of the product. */
export function openAuth({
  config,
  database,
  keys,
  secrets,
  log,
  clock,
  env,
}: AuthFoundations): ReturnType<typeof createAuth> {
  return createAuth({
    db: database.db,
    sharesCounters: database.engine === 'postgres',
    settings: readAuthSettings(config, env),
    keys,
    secrets,
    clock,
    log,
    mail: outboxMail({ database, secrets, clock }),
    mailLayout: accountMailLayout(config),
    sms: mailboxSms({ config, database, secrets, clock }),
    needsLongPassword: async ({ id, appMetadata }) =>
      heldRoles(appMetadata).length > 0 || (await isSeller(database.db, id)),
    ...(config.showcase && { notice: showcaseCopy.line }),
    clientPlace: (c) => clientPlace(c.req.raw.headers, config),
    describeSignIn,
    languages: messageLanguages({ config, database, secrets }),
    clientIp: (c) => clientIp(c.req.raw.headers, (c.env as AppEnv['Bindings'])?.remoteAddress, config.trustedProxies),
  })
}
