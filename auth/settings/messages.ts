import * as v from 'valibot'
import { DAY_S, HOUR_S } from '#auth/durations.ts'
import { flag, number, numberOr, url } from './fields.ts'

/** Mails, text messages and captchas. Seconds, unless the name says otherwise. */
export interface MessageSettings {
  mail: {
    /** The name of the site in mails. */
    siteName: string
    codeLength: number
    codeExpiryS: number
    /** Of links. */
    expiryS: number
    /** The pause between two mails of one kind to one address. */
    intervalS: number
    /** Links in mails lead to a page with a button, so that mail scanners do not consume them. */
    hasLinkPage: boolean
    /** The application's page for mailed links; undefined: the service's own `GET /verify`. */
    linkUrl: string | undefined
    isEmailChangeDouble: boolean
    notify: NotificationSwitches
  }
  sms: {
    provider: SmsProvider
    codeLength: number
    expiryS: number
    intervalS: number
    /** With the placeholder `{code}`. */
    template: string
    /** Accepted codes of test phones, to which nothing is sent: for tests and app store reviewers. */
    testCodes: ReadonlyMap<string, string>
    testCodesUntil: Date | undefined
    twilio: { accountSid: string; authToken: string; from: string }
    msg91: { authKey: string; templateId: string }
  }
  captcha: { provider: 'hcaptcha' | 'turnstile'; secret: string } | undefined
  /** The minimum duration of responses that must not reveal whether an address is known. */
  answerMsMin: number
}

type SmsProvider = 'log' | 'twilio' | 'msg91'

/** Changes of an account of which its owner is notified by mail. */
interface NotificationSwitches {
  passwordChanged: boolean
  emailChanged: boolean
  phoneChanged: boolean
  identityLinked: boolean
  identityUnlinked: boolean
  factorEnrolled: boolean
  factorUnenrolled: boolean
  passkeyCreated: boolean
  passkeyDeleted: boolean
}

const testCodes = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(',').filter((pair) => pair !== '')),
  v.check(
    (pairs) => pairs.every((pair) => /^[1-9]\d{1,14}=\d{6,10}$/.test(pair)),
    'expected pairs like 919876543210=123456, separated by commas',
  ),
  v.transform((pairs) => new Map(pairs.map((pair) => pair.split('=') as [string, string]))),
)

export const messageEnvironment = {
  AUTH_MAIL_SITE_NAME: v.optional(v.pipe(v.string(), v.maxLength(60, 'expected at most 60 characters'))),
  AUTH_MAIL_CODE_LENGTH: numberOr(6, 6, 10),
  AUTH_MAIL_EXPIRY_S: numberOr(HOUR_S, 60, DAY_S),
  AUTH_MAIL_CODE_EXPIRY_S: v.optional(number(60, DAY_S)),
  AUTH_MAIL_INTERVAL_S: numberOr(60, 0, DAY_S),
  AUTH_MAIL_LINK_PAGE: flag(true),
  AUTH_MAIL_LINK_URL: v.optional(url),
  AUTH_EMAIL_CHANGE_DOUBLE: flag(true),
  AUTH_NOTIFY_PASSWORD_CHANGED: flag(false),
  AUTH_NOTIFY_EMAIL_CHANGED: flag(false),
  AUTH_NOTIFY_PHONE_CHANGED: flag(false),
  AUTH_NOTIFY_IDENTITY_LINKED: flag(false),
  AUTH_NOTIFY_IDENTITY_UNLINKED: flag(false),
  AUTH_NOTIFY_FACTOR_ENROLLED: flag(false),
  AUTH_NOTIFY_FACTOR_UNENROLLED: flag(false),
  AUTH_NOTIFY_PASSKEY_CREATED: flag(false),
  AUTH_NOTIFY_PASSKEY_DELETED: flag(false),
  AUTH_SMS_PROVIDER: v.optional(v.picklist(['log', 'twilio', 'msg91'], 'expected log, twilio or msg91'), 'log'),
  AUTH_SMS_CODE_LENGTH: numberOr(6, 6, 10),
  AUTH_SMS_EXPIRY_S: numberOr(60, 30, DAY_S),
  AUTH_SMS_INTERVAL_S: numberOr(60, 0, DAY_S),
  AUTH_SMS_TEMPLATE: v.optional(
    v.pipe(v.string(), v.maxLength(160), v.includes('{code}', 'expected a text of at most 160 characters with {code}')),
    'Your code is {code}',
  ),
  AUTH_SMS_TEST_CODES: testCodes,
  AUTH_SMS_TEST_CODES_UNTIL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => !Number.isNaN(Date.parse(text)), 'expected a time like 2027-01-31T00:00:00Z'),
      v.transform((text) => new Date(text)),
    ),
  ),
  AUTH_SMS_TWILIO_ACCOUNT_SID: v.optional(v.string(), ''),
  AUTH_SMS_TWILIO_AUTH_TOKEN: v.optional(v.string(), ''),
  AUTH_SMS_TWILIO_FROM: v.optional(v.string(), ''),
  AUTH_SMS_MSG91_AUTH_KEY: v.optional(v.string(), ''),
  AUTH_SMS_MSG91_TEMPLATE_ID: v.optional(v.string(), ''),
  AUTH_CAPTCHA_PROVIDER: v.optional(
    v.picklist(['off', 'hcaptcha', 'turnstile'], 'expected off, hcaptcha or turnstile'),
    'off',
  ),
  AUTH_CAPTCHA_SECRET: v.optional(v.string(), ''),
  AUTH_QUIET_ANSWER_MS: numberOr(150, 0, 5_000),
}

const schema = v.object(messageEnvironment)

export type MessageEnvironment = v.InferOutput<typeof schema>

/** `siteUrl` provides the default name of the site. */
export function toMessageSettings(env: MessageEnvironment, siteUrl: string): MessageSettings {
  const sms = {
    provider: env.AUTH_SMS_PROVIDER,
    codeLength: env.AUTH_SMS_CODE_LENGTH,
    expiryS: env.AUTH_SMS_EXPIRY_S,
    intervalS: env.AUTH_SMS_INTERVAL_S,
    template: env.AUTH_SMS_TEMPLATE,
    testCodes: env.AUTH_SMS_TEST_CODES,
    testCodesUntil: env.AUTH_SMS_TEST_CODES_UNTIL,
    twilio: {
      accountSid: env.AUTH_SMS_TWILIO_ACCOUNT_SID,
      authToken: env.AUTH_SMS_TWILIO_AUTH_TOKEN,
      from: env.AUTH_SMS_TWILIO_FROM,
    },
    msg91: { authKey: env.AUTH_SMS_MSG91_AUTH_KEY, templateId: env.AUTH_SMS_MSG91_TEMPLATE_ID },
  }
  return {
    mail: toMailSettings(env, siteUrl),
    sms,
    captcha:
      env.AUTH_CAPTCHA_PROVIDER === 'off'
        ? undefined
        : { provider: env.AUTH_CAPTCHA_PROVIDER, secret: env.AUTH_CAPTCHA_SECRET },
    answerMsMin: env.AUTH_QUIET_ANSWER_MS,
  }
}

/** The missing variables of the chosen providers. */
export function missingForProviders({ sms, captcha }: MessageSettings): string[] {
  const needed: Record<string, string>[] = [
    sms.provider === 'twilio' ? prefixed('AUTH_SMS_TWILIO_', sms.twilio) : {},
    sms.provider === 'msg91' ? prefixed('AUTH_SMS_MSG91_', sms.msg91) : {},
    captcha ? { AUTH_CAPTCHA_SECRET: captcha.secret } : {},
  ]
  return needed.flatMap((variables) => Object.keys(variables).filter((name) => variables[name] === ''))
}

function prefixed(prefix: string, values: Record<string, string>): Record<string, string> {
  const constant = (key: string) => prefix + key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [constant(key), value]))
}

function toMailSettings(env: MessageEnvironment, siteUrl: string): MessageSettings['mail'] {
  return {
    siteName: env.AUTH_MAIL_SITE_NAME ?? new URL(siteUrl).host,
    codeLength: env.AUTH_MAIL_CODE_LENGTH,
    codeExpiryS: env.AUTH_MAIL_CODE_EXPIRY_S ?? env.AUTH_MAIL_EXPIRY_S,
    expiryS: env.AUTH_MAIL_EXPIRY_S,
    intervalS: env.AUTH_MAIL_INTERVAL_S,
    hasLinkPage: env.AUTH_MAIL_LINK_PAGE,
    linkUrl: env.AUTH_MAIL_LINK_URL,
    isEmailChangeDouble: env.AUTH_EMAIL_CHANGE_DOUBLE,
    notify: {
      passwordChanged: env.AUTH_NOTIFY_PASSWORD_CHANGED,
      emailChanged: env.AUTH_NOTIFY_EMAIL_CHANGED,
      phoneChanged: env.AUTH_NOTIFY_PHONE_CHANGED,
      identityLinked: env.AUTH_NOTIFY_IDENTITY_LINKED,
      identityUnlinked: env.AUTH_NOTIFY_IDENTITY_UNLINKED,
      factorEnrolled: env.AUTH_NOTIFY_FACTOR_ENROLLED,
      factorUnenrolled: env.AUTH_NOTIFY_FACTOR_UNENROLLED,
      passkeyCreated: env.AUTH_NOTIFY_PASSKEY_CREATED,
      passkeyDeleted: env.AUTH_NOTIFY_PASSKEY_DELETED,
    },
  }
}
