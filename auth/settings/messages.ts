import * as v from 'valibot'
import { DAY_S, HOUR_S } from '#auth/durations.ts'
import { flag, number, numberOr, url } from './fields.ts'
import { textEnvironment, toTextSettings, type TextSettings } from './text-messages.ts'

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
    /** The application's page behind messages about new devices, without the token; undefined: none is sent. */
    newDeviceUrl: string | undefined
    notify: NotificationSwitches
  }
  sms: TextSettings
  captcha: { provider: 'hcaptcha' | 'turnstile'; secret: string } | undefined
  /** The minimum duration of responses that must not reveal whether an address is known. */
  answerMsMin: number
}

/** Changes of an account of which its owner is notified by mail. */
interface NotificationSwitches {
  passwordChanged: boolean
  emailChanged: boolean
  phoneChanged: boolean
  phoneReleased: boolean
  identityLinked: boolean
  identityUnlinked: boolean
  factorEnrolled: boolean
  factorUnenrolled: boolean
  passkeyCreated: boolean
  passkeyDeleted: boolean
  recoveryCodesCreated: boolean
  recoveryCodeUsed: boolean
  newDevice: boolean
}

export const messageEnvironment = {
  AUTH_MAIL_SITE_NAME: v.optional(v.pipe(v.string(), v.maxLength(60, 'expected at most 60 characters'))),
  AUTH_MAIL_CODE_LENGTH: numberOr(6, 6, 10),
  AUTH_MAIL_EXPIRY_S: numberOr(HOUR_S, 60, DAY_S),
  AUTH_MAIL_CODE_EXPIRY_S: v.optional(number(60, DAY_S)),
  AUTH_MAIL_INTERVAL_S: numberOr(60, 0, DAY_S),
  AUTH_MAIL_LINK_PAGE: flag(true),
  AUTH_MAIL_LINK_URL: v.optional(url('expected the page for mailed links, like https://example.org/auth/confirm')),
  AUTH_EMAIL_CHANGE_DOUBLE: flag(true),
  AUTH_NOTIFY_PASSWORD_CHANGED: flag(false),
  AUTH_NOTIFY_EMAIL_CHANGED: flag(false),
  AUTH_NOTIFY_PHONE_CHANGED: flag(false),
  AUTH_NOTIFY_PHONE_RELEASED: flag(false),
  AUTH_NOTIFY_IDENTITY_LINKED: flag(false),
  AUTH_NOTIFY_IDENTITY_UNLINKED: flag(false),
  AUTH_NOTIFY_FACTOR_ENROLLED: flag(false),
  AUTH_NOTIFY_FACTOR_UNENROLLED: flag(false),
  AUTH_NOTIFY_PASSKEY_CREATED: flag(false),
  AUTH_NOTIFY_PASSKEY_DELETED: flag(false),
  AUTH_NOTIFY_RECOVERY_CODES_CREATED: flag(false),
  AUTH_NOTIFY_RECOVERY_CODE_USED: flag(false),
  ...textEnvironment,
  AUTH_NOTIFY_NEW_DEVICE: flag(false),
  AUTH_MAIL_NEW_DEVICE_URL: v.optional(
    url('expected the page behind messages about new devices, like https://example.org/not-me'),
  ),
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
  return {
    mail: toMailSettings(env, siteUrl),
    sms: toTextSettings(env),
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
    newDeviceUrl: env.AUTH_MAIL_NEW_DEVICE_URL,
    notify: {
      passwordChanged: env.AUTH_NOTIFY_PASSWORD_CHANGED,
      emailChanged: env.AUTH_NOTIFY_EMAIL_CHANGED,
      phoneChanged: env.AUTH_NOTIFY_PHONE_CHANGED,
      phoneReleased: env.AUTH_NOTIFY_PHONE_RELEASED,
      identityLinked: env.AUTH_NOTIFY_IDENTITY_LINKED,
      identityUnlinked: env.AUTH_NOTIFY_IDENTITY_UNLINKED,
      factorEnrolled: env.AUTH_NOTIFY_FACTOR_ENROLLED,
      factorUnenrolled: env.AUTH_NOTIFY_FACTOR_UNENROLLED,
      passkeyCreated: env.AUTH_NOTIFY_PASSKEY_CREATED,
      passkeyDeleted: env.AUTH_NOTIFY_PASSKEY_DELETED,
      recoveryCodesCreated: env.AUTH_NOTIFY_RECOVERY_CODES_CREATED,
      recoveryCodeUsed: env.AUTH_NOTIFY_RECOVERY_CODE_USED,
      newDevice: env.AUTH_NOTIFY_NEW_DEVICE,
    },
  }
}
