import type { Auth } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { parsePhone } from '#auth/accounts/users.ts'
import { budgetCounters, noticeCounters } from '#auth/limits/budget.ts'
import { correctCounters, take, type Counter } from '#auth/limits/counters.ts'
import { assertCountry, deliverText, parseChannel } from './sms.ts'
import type { SmsChannel, TextTemplate } from './sms-sender.ts'
import { countText } from './text-counts.ts'

/** A text of the application, e.g. about an order. */
export interface Notice {
  /** E.164, with or without a plus. */
  phone: string
  message: string
  /** Of the message, for registered templates. Default: English. */
  language?: string
  /** Default: SMS. */
  channel?: SmsChannel
  template: TextTemplate
}

/**
 * Sends a notice within the limits of its number and the budget of the installation, and returns the provider's id of
 * the message. Nothing else is said to anybody: the application may try again later.
 * @throws AuthError 429 `over_sms_send_rate_limit` with `Retry-After`; 422 `sms_send_failed`: try again later;
 * 422 `phone_not_reachable`, `phone_country_not_supported`, 400 `validation_failed`: it will never succeed.
 */
export async function sendNotice(auth: Auth, notice: Notice): Promise<string | undefined> {
  const { message, language, template } = notice
  const phone = parsePhone(notice.phone)
  const channel = parseChannel(auth, notice.channel)
  assertCountry(auth, phone)
  const counters = await takeCounters(auth, { phone, channel, template })
  try {
    return await deliverText(auth, { phone, message, ...(language && { language }), channel, template })
  } catch (error) {
    const keys = counters.map(({ key }) => key)
    await correctCounters(auth.db, keys, -1)
    throw error
  }
}

async function takeCounters(
  auth: Auth,
  { phone, ...text }: { phone: string; channel: SmsChannel; template: TextTemplate },
): Promise<Counter[]> {
  const { rateLimits } = auth.settings
  if (rateLimits === 'off') return []
  const now = auth.clock()
  const counters = [...noticeCounters(auth, rateLimits, phone), ...budgetCounters(rateLimits, 'sms', now)]
  try {
    await auth.db.transaction(async (tx) => {
      for (const counter of counters) {
        const waitS = await take(tx, counter, now)
        if (waitS === 0) continue
        const headers = { 'Retry-After': String(waitS) }
        throw new AuthError(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded', { headers })
      }
    })
  } catch (error) {
    if (error instanceof AuthError) await countText(auth, { ...text, outcome: 'refused' })
    throw error
  }
  return counters
}
