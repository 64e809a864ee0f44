import { and, eq, gt, isNull } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import type { UserRow } from '#auth/accounts/users.ts'
import type { Auth } from '#auth/context.ts'
import { DAY_MS } from '#auth/durations.ts'
import { inLanguageOf, linkIn } from '#auth/messages/message-languages.ts'
import { textCopy } from '#auth/messages/templates/copy.ts'
import { fillText } from '#auth/messages/templates/render-mail.ts'
import { sendNotice } from '#auth/messages/sms/send-text.ts'
import type { NewSession } from '#auth/sessions/sessions.ts'
import { RECENT_ALERTS_MAX } from './recent-alerts.ts'
import { signInAlerts } from '#auth/tables/devices.server.ts'

/** 128 bits: the link must fit into a text message. */
const TOKEN_BYTES = 16
const VALID_MS = 7 * DAY_MS

export type SignInAlert = typeof signInAlerts.$inferSelect

interface NewDevice {
  user: UserRow
  open: NewSession
  deviceHash: string
  now: Date
}

/**
 * Tells the owner of an account about a sign-in on a new device, by mail, or by a text message where there is no
 * confirmed e-mail address. Nothing is sent where there is no confirmed address at all, or when enough were sent.
 */
export async function sendAlert(auth: Auth, device: NewDevice): Promise<void> {
  const { user, open, now } = device
  const { email, emailConfirmedAt, phone, phoneConfirmedAt } = user
  const to = email !== null && emailConfirmedAt ? { email } : phone !== null && phoneConfirmedAt ? { phone } : null
  if (!to || open.recentAlerts >= RECENT_ALERTS_MAX) return
  const token = await storeAlert(auth, device)
  const link = `${auth.settings.messages.mail.newDeviceUrl}/${token}`
  const { userAgent, place } = open.origin
  if (to.email !== undefined) {
    const describe = () => auth.describeSignIn?.({ at: now, userAgent, place }) ?? now.toUTCString()
    const signIn = await inLanguageOf(auth, to.email, describe)
    await auth.mailer.notify({ kind: 'new_device', to: to.email, data: { link, signIn } })
    return
  }
  // Not awaited: the sign-in does not wait for the provider, who may need seconds.
  void sendText(auth, to.phone, link)
}

async function sendText(auth: Auth, phone: string, link: string): Promise<void> {
  const { siteName } = auth.settings.messages.mail
  try {
    const composed = await inLanguageOf(auth, phone, (language) => {
      const variables = { link: linkIn(auth, link) }
      const message = fillText(textCopy.new_device, { siteName, ...variables })
      return { language, message, template: { kind: 'new_device', variables } }
    })
    await sendNotice(auth, { phone, ...composed })
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown'
    auth.log.warn({ reason }, 'the text message about a new device could not be sent')
  }
}

/** Returns the token of the link, which is stored only as a hash. */
async function storeAlert({ db }: Auth, { user, open, deviceHash, now }: NewDevice): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const { userAgent, place } = open.origin
  await db.insert(signInAlerts).values({
    userId: user.id,
    sessionId: open.session.id,
    deviceHash,
    userAgent,
    place,
    tokenHash: hashAlertToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + VALID_MS),
  })
  return token
}

/** The alert with this token, unless it was reported or has expired. Reading it changes nothing. */
export async function findAlert({ db, clock }: Auth, token: string): Promise<SignInAlert | null> {
  const [alert] = await db.select().from(signInAlerts).where(isOpenAlert(token, clock()))
  return alert ?? null
}

/** The condition for an alert that can be reported. */
export function isOpenAlert(token: string, now: Date) {
  const { tokenHash, reportedAt, expiresAt } = signInAlerts
  return and(eq(tokenHash, hashAlertToken(token)), isNull(reportedAt), gt(expiresAt, now))
}

const hashAlertToken = (token: string): string => createHash('sha256').update(token).digest('hex')
