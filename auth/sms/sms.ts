import type { Auth, AuthDeps } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { createMsg91 } from './msg91.ts'
import { createTwilio } from './twilio.ts'

export type SmsChannel = 'sms' | 'whatsapp'

export interface TextMessage {
  /** Digits with the country code, without a plus. */
  phone: string
  message: string
  /** Stands in the message too; some companies want it apart. */
  code: string
  channel: SmsChannel
}

/** Sends text messages. Throws when one cannot be sent; the error may hold no phone and no code. */
export interface SmsSender {
  /** Answers the sender's own number of the message, if it has one. */
  send(text: TextMessage): Promise<string | undefined>
}

/** The configured company; without one, `deps.sms`; without that, nothing is sent, and the log says so. */
export function createSmsSender({ settings, fetch = globalThis.fetch, sms, log }: AuthDeps): SmsSender {
  const { provider, twilio, msg91 } = settings.messages.sms
  if (provider === 'twilio') return createTwilio(twilio, fetch)
  if (provider === 'msg91') return createMsg91(msg91, fetch)
  if (sms) return sms
  return {
    async send() {
      log.warn({}, 'a text message was not sent: no provider is configured (AUTH_SMS_PROVIDER)')
      return undefined
    },
  }
}

/** Throws AuthError 400 unless the company of this instance speaks the channel. */
export function parseChannel({ settings }: Auth, channel: string | undefined): SmsChannel {
  if (!channel || channel === 'sms') return 'sms'
  if (channel === 'whatsapp' && settings.messages.sms.provider === 'twilio') return 'whatsapp'
  throw new AuthError(400, 'validation_failed', 'Invalid channel, supported values are: sms, whatsapp (Twilio only)')
}

/** The fixed code of a phone that tests and reviewers use, while it holds. */
export function findTestCode({ settings }: Auth, phone: string, now: Date): string | undefined {
  const { testCodes, testCodesUntil } = settings.messages.sms
  return testCodesUntil && testCodesUntil <= now ? undefined : testCodes.get(phone)
}

/**
 * Sends a code, and answers the number of the message. To a test phone nothing goes. Throws AuthError 422
 * `sms_send_failed`, which keeps the company's words to itself.
 */
export async function sendCode(
  auth: Auth,
  { phone, code, channel = 'sms' }: { phone: string; code: string; channel?: SmsChannel },
): Promise<string | undefined> {
  if (findTestCode(auth, phone, auth.clock()) !== undefined) return 'test-otp'
  const message = auth.settings.messages.sms.template.replaceAll('{code}', code)
  try {
    return await auth.smsSender.send({ phone, message, code, channel })
  } catch (error) {
    auth.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a text message could not be sent')
    throw new AuthError(422, 'sms_send_failed', 'Error sending the text message. Please try again.')
  }
}
