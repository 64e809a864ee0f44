import * as v from 'valibot'
import { flag, numberOr } from './fields.ts'

/** Which ways to sign up and in are open, and what they confirm. */
export interface SignUpSettings {
  disabled: boolean
  emailEnabled: boolean
  phoneEnabled: boolean
  magicLinkEnabled: boolean
  /** Mails reach nobody: whatever needs one is refused. */
  mailsDisabled: boolean
  anonymousEnabled: boolean
  mailerAutoconfirm: boolean
  smsAutoconfirm: boolean
  /** Sign-ups and codes get the same response for addresses with and without an account. */
  hidesMembers: boolean
  /** A code alone does not open an account that nobody used for so many days; 0: it always does. */
  phoneInactiveDays: number
}

export const signUpEnvironment = {
  AUTH_SIGNUP_DISABLED: flag(false),
  AUTH_EMAIL_ENABLED: flag(true),
  AUTH_ANONYMOUS_ENABLED: flag(false),
  AUTH_PHONE_ENABLED: flag(false),
  AUTH_MAGIC_LINK_ENABLED: flag(true),
  AUTH_MAILS_DISABLED: flag(false),
  AUTH_MAILER_AUTOCONFIRM: flag(false),
  AUTH_SMS_AUTOCONFIRM: flag(false),
  AUTH_HIDE_MEMBERS: flag(false),
  AUTH_PHONE_INACTIVE_DAYS: numberOr(0, 0, 3_660),
}

const schema = v.object(signUpEnvironment)

/** Whether an entry point that sends a mail to a person is open. */
export const canMail = ({ emailEnabled, mailsDisabled }: SignUpSettings): boolean => emailEnabled && !mailsDisabled

export function toSignUpSettings(env: v.InferOutput<typeof schema>): SignUpSettings {
  return {
    disabled: env.AUTH_SIGNUP_DISABLED,
    emailEnabled: env.AUTH_EMAIL_ENABLED,
    phoneEnabled: env.AUTH_PHONE_ENABLED,
    magicLinkEnabled: env.AUTH_MAGIC_LINK_ENABLED,
    mailsDisabled: env.AUTH_MAILS_DISABLED,
    anonymousEnabled: env.AUTH_ANONYMOUS_ENABLED,
    mailerAutoconfirm: env.AUTH_MAILER_AUTOCONFIRM,
    smsAutoconfirm: env.AUTH_SMS_AUTOCONFIRM,
    hidesMembers: env.AUTH_HIDE_MEMBERS,
    phoneInactiveDays: env.AUTH_PHONE_INACTIVE_DAYS,
  }
}
