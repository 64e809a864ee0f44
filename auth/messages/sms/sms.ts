import type { Auth } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { codeMessage } from './code-text.ts'
import { TextError, type SmsChannel, type TextFailure, type TextMessage } from './sms-sender.ts'
import { countText } from './text-counts.ts'

/** Throws AuthError 400 `validation_failed` unless the channel is offered. SMS needs no name. */
export function parseChannel({ smsSender: { channels } }: Auth, channel: string | undefined): SmsChannel {
  if (!channel || channel === 'sms') return 'sms'
  const offered = channels.find((name) => name === channel)
  if (offered) return offered
  throw new AuthError(400, 'validation_failed', `Invalid channel, supported values are: ${channels.join(', ')}`)
}

/** The fixed code of a test phone, until it expires. */
export function findTestCode({ settings }: Auth, phone: string, now: Date): string | undefined {
  const { testCodes, testCodesUntil } = settings.messages.sms
  return testCodesUntil && testCodesUntil <= now ? undefined : testCodes.get(phone)
}

/**
 * Throws AuthError 422 `phone_country_not_supported` unless messages may be sent to the country of this number: fees
 * of other countries are high, and some are paid out to those who cause them.
 */
export function assertCountry(auth: Auth, phone: string): void {
  const { countries } = auth.settings.messages.sms
  if (countries === undefined || countries.some((code) => phone.startsWith(code))) return
  if (findTestCode(auth, phone, auth.clock()) !== undefined) return
  throw new AuthError(422, 'phone_country_not_supported', 'Messages cannot be sent to numbers of this country')
}

/**
 * Throws AuthError 422 `sms_send_failed` where no text message can be sent: for responses that cannot wait for the
 * provider, and would promise a code that does not come.
 */
export function assertTextsWork(auth: Auth, phone: string): void {
  if (findTestCode(auth, phone, auth.clock()) !== undefined) return
  if (auth.smsSender.channels.length > 0 && !auth.textOutage.isOn()) return
  throw new AuthError(422, 'sms_send_failed', 'Error sending the text message. Please try again.')
}

/** Sends a code and returns the provider's id of the message. Throws as `deliverText`. */
export async function sendCode(
  auth: Auth,
  { phone, code, channel = 'sms', kind }: { phone: string; code: string; channel?: SmsChannel; kind: string },
): Promise<string | undefined> {
  const template = { kind, variables: { code } }
  return deliverText(auth, { phone, ...(await codeMessage(auth, { phone, code, channel })), channel, code, template })
}

/**
 * Sends a text message, counts it, and returns the provider's id. Nothing is sent to a test phone. Throws AuthError
 * 422 `phone_country_not_supported`, `phone_not_reachable` or `sms_send_failed`, without the provider's message.
 */
export async function deliverText(auth: Auth, text: TextMessage): Promise<string | undefined> {
  const { phone, channel, template } = text
  if (findTestCode(auth, phone, auth.clock()) !== undefined) return 'test-otp'
  assertCountry(auth, phone)
  let messageId: string | undefined
  try {
    messageId = await auth.smsSender.send(text)
  } catch (error) {
    const reason: TextFailure = error instanceof TextError ? error.reason : 'unavailable'
    auth.log.warn({ reason, channel, kind: template.kind }, 'a text message could not be sent')
    await countText(auth, { ...text, outcome: 'failed' })
    throw reason === 'number-refused'
      ? new AuthError(422, 'phone_not_reachable', 'Messages cannot be sent to this number')
      : new AuthError(422, 'sms_send_failed', 'Error sending the text message. Please try again.')
  }
  await countText(auth, { ...text, outcome: 'sent' })
  return messageId
}
