import type { Auth } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import type { SmsChannel } from './sms-sender.ts'

/** Throws AuthError 400 `validation_failed` unless the configured provider supports the channel. */
export function parseChannel({ settings }: Auth, channel: string | undefined): SmsChannel {
  if (!channel || channel === 'sms') return 'sms'
  if (channel === 'whatsapp' && settings.messages.sms.provider === 'twilio') return 'whatsapp'
  throw new AuthError(400, 'validation_failed', 'Invalid channel, supported values are: sms, whatsapp (Twilio only)')
}

/** The fixed code of a test phone, until it expires. */
export function findTestCode({ settings }: Auth, phone: string, now: Date): string | undefined {
  const { testCodes, testCodesUntil } = settings.messages.sms
  return testCodesUntil && testCodesUntil <= now ? undefined : testCodes.get(phone)
}

/**
 * Sends a code and returns the provider's id of the message. Nothing is sent to a test phone. Throws AuthError 422
 * `sms_send_failed`, without the provider's message.
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
