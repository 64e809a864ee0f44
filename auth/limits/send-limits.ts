import { eq } from 'drizzle-orm'
import type { Auth } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { DAY_S, HOUR_S } from '#auth/durations.ts'
import { AuthError, describeForLog } from '#auth/errors.ts'
import type { MailDraft } from '#auth/messages/mailer.ts'
import { budgetCounters, networkCounters } from './budget.ts'
import { correctCounters, take, type Counter } from './counters.ts'
import { requesterKey, isUnknownRequester, type Requester } from './requester.ts'
import type { RateLimitSettings } from '#auth/settings/rate-limits.ts'
import { takenPhoneText } from '#auth/messages/sms/code-text.ts'
import { assertCountry, deliverText, sendCode } from '#auth/messages/sms/sms.ts'
import type { SmsChannel } from '#auth/messages/sms/sms-sender.ts'
import { countText } from '#auth/messages/sms/text-counts.ts'
import { sendLimits } from '#auth/tables/limits.server.ts'

/** A message to be sent, and who requests it. */
export interface Sending {
  channel: 'mail' | 'sms'
  /** Messages of different groups have separate pauses. */
  group: 'public' | 'email_change' | 'phone_change' | 'reauthentication' | 'mfa'
  address: string
  requester: Requester
  /** How the text message is to be sent; for the figures of refused ones. Default: SMS. */
  textChannel?: SmsChannel
}

interface CodeOrNotice {
  phone: string
  /** Null tells the owner of the number that somebody tried to add it to another account. */
  code: string | null
  channel: SmsChannel
}

/** Sends the counted message. */
export interface Sender {
  mail(draft: MailDraft): Promise<void>
  /**
   * Returns the provider's id of the message, if any. Throws AuthError 422, and then another may be requested at
   * once, unless the response hides whether one was sent: nobody could ask again for an unknown number. The work may
   * end before the message is sent.
   */
  text(text: CodeOrNotice & { isHidden?: boolean }): Promise<string | undefined>
}

/**
 * The kinds of texts in the operator's figures, and of registered templates.
 * @internal
 */
export const CODE_KINDS: Readonly<Record<Sending['group'], string>> = {
  public: 'sign_in_code',
  email_change: 'email_change_code',
  phone_change: 'phone_change_code',
  reauthentication: 'reauthentication_code',
  mfa: 'second_step_code',
}

/**
 * Counts a request for a message, then runs the work that may send it. The pause between messages to an address and
 * the share of the requesting network count every request, whether the address is known or not, so that a 429 does
 * not reveal members; the budget of the whole instance counts only sent messages. All nodes share the counters.
 * Throws AuthError 429, or 422 for a number of another country, and then nothing was counted.
 */
export async function sendWithinLimits<T>(
  auth: Auth,
  sending: Sending,
  work: (sender: Sender) => Promise<T>,
): Promise<T> {
  const { channel, group, address } = sending
  if (channel === 'sms') assertCountry(auth, address)
  const budget =
    auth.settings.rateLimits === 'off' ? [] : budgetCounters(auth.settings.rateLimits, channel, auth.clock())
  await countWithinBudget(auth, sending, budget)
  let sent = 0
  const running = new Set<Promise<unknown>>()
  const sendText: Sender['text'] = async ({ phone, code, channel: by, isHidden = false }) => {
    try {
      const messageId = await (code === null
        ? deliverText(auth, await takenPhoneText(auth, { phone, channel: by }))
        : sendCode(auth, { phone, code, channel: by, kind: CODE_KINDS[group] }))
      sent++
      if (!isHidden) auth.textOutage.note('sent')
      return messageId
    } catch (error) {
      if (!isHidden && isOfProvider(error)) auth.textOutage.note('failed')
      if (!isHidden) await auth.db.delete(sendLimits).where(eq(sendLimits.id, pauseKey(auth, sending)))
      throw error
    }
  }
  const mail: Sender['mail'] = async (draft) => {
    await auth.mailer.send(draft)
    sent++
  }
  // One message was counted in advance, so that concurrent requests cannot exceed the budget.
  const correct = () =>
    correctCounters(
      auth.db,
      budget.map(({ key }) => key),
      sent - 1,
    )
  try {
    return await work({ mail, text: (message) => track(running, sendText(message)) })
  } finally {
    if (running.size === 0) await correct()
    else correctLater(auth, running, correct)
  }
}

const isOfProvider = (error: unknown): boolean => error instanceof AuthError && error.code === 'sms_send_failed'

function track<T>(running: Set<Promise<unknown>>, work: Promise<T>): Promise<T> {
  const tracked = work.finally(() => running.delete(tracked))
  running.add(tracked)
  return tracked
}

/** Corrects the budget when the messages that still run have been sent or not. */
function correctLater({ log }: Auth, running: ReadonlySet<Promise<unknown>>, correct: () => Promise<void>): void {
  Promise.allSettled(running)
    .then(correct)
    .catch((error: unknown) => log.warn(describeForLog(error), 'the budget of messages could not be corrected'))
}

/** Thrown where the budget of the installation or the share of a network is used up. */
class OverBudgetError extends AuthError {}

async function countWithinBudget(auth: Auth, sending: Sending, budget: readonly Counter[]): Promise<void> {
  try {
    await auth.db.transaction((tx) => countRequest(tx, auth, sending, budget))
  } catch (error) {
    if (error instanceof OverBudgetError && sending.channel === 'sms') {
      const { group, textChannel: channel = 'sms' } = sending
      await countText(auth, { channel, template: { kind: CODE_KINDS[group] }, outcome: 'refused' })
    }
    throw error
  }
}

async function countRequest(tx: AuthDb, auth: Auth, sending: Sending, budget: readonly Counter[]): Promise<void> {
  const { channel, requester } = sending
  const { rateLimits, messages } = auth.settings
  const code = channel === 'mail' ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit'
  const now = auth.clock()
  const { intervalS } = messages[channel]
  const waitS = await take(tx, { key: pauseKey(auth, sending), limit: 1, windowS: intervalS }, now)
  if (waitS > 0) {
    throw new AuthError(429, code, `For security purposes, you can only request this after ${waitS} seconds.`, {
      headers: { 'Retry-After': String(waitS) },
    })
  }
  if (rateLimits === 'off') return
  const takeAll = async (counters: readonly Counter[], Refusal: typeof AuthError) => {
    for (const counter of counters) {
      const fullS = await take(tx, counter, now)
      if (fullS === 0) continue
      const message = channel === 'mail' ? 'email rate limit exceeded' : 'SMS rate limit exceeded'
      throw new Refusal(429, code, message, { headers: { 'Retry-After': String(fullS) } })
    }
  }
  await takeAll(codeCounters(auth, sending, rateLimits), AuthError)
  // A known device does not count for its network.
  const network = requester.deviceId === null ? networkCounters(auth, rateLimits, channel, requester.ip) : []
  // The shared rows are last, so that they are locked for the shortest time.
  await takeAll([...network, ...budget], OverBudgetError)
}

/**
 * The number of codes sent to an account bounds the guesses at them. Each known requester has a limit; all unknown
 * ones together have another. Wrong codes of second factors are counted by factor.
 */
function codeCounters(
  auth: Auth,
  { channel, group, address, requester }: Sending,
  limits: RateLimitSettings,
): Counter[] {
  if (group === 'mfa') return []
  const counter = (scope: string, limit: number, windowS: number) => ({
    key: auth.secrets.fingerprint(`codes in ${windowS} s: ${channel} ${group} ${address} ${scope}`, 'send_limits'),
    limit,
    windowS,
  })
  const own = `by ${requesterKey(requester)}`
  return [
    counter(own, limits.codesPerAccountAndIpPerHour, HOUR_S),
    counter(own, limits.codesPerAccountAndIpPerDay, DAY_S),
    ...(isUnknownRequester(requester)
      ? [
          counter('by strangers', limits.codesPerAccountPerHour, HOUR_S),
          counter('by strangers', limits.codesPerAccountPerDay, DAY_S),
        ]
      : []),
  ]
}

/** A known device has a pause of its own, so that others cannot delay its owner. */
function pauseKey(auth: Auth, { channel, group, address, requester }: Sending): string {
  const scope = group === 'public' && requester.deviceId !== null ? ` by ${requester.deviceId}` : ''
  return auth.secrets.fingerprint(`${channel} ${group} ${address}${scope}`, 'send_limits')
}
