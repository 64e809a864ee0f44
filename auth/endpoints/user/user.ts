import { and, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import {
  hidesTakenPhones,
  startEmailChange,
  startPhoneChange,
  type PhoneChangeText,
} from '#auth/accounts/address-change.ts'
import { recordAudit } from '#auth/audit.ts'
import type { Auth, AuthRequest, Caller, Endpoint } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { parseChallenge, type Challenge } from '#auth/external/flow-state.ts'
import { withMinimumTime } from '#auth/limits/minimum-time.ts'
import { requesterInSession } from '#auth/limits/requester.ts'
import type { MailDraft } from '#auth/messages/mailer.ts'
import { notifyOwner } from '#auth/messages/notify-owner.ts'
import { clearOneTimeTokens } from '#auth/messages/one-time-tokens.ts'
import { tooShort } from '#auth/passwords/password-policy.ts'
import { redirectTarget } from '#auth/http/redirects.ts'
import { assertFreshProof, assertMaySetPassword } from '#auth/sessions/proof.ts'
import { sendWithinLimits, type Sender } from '#auth/limits/send-limits.ts'
import { endSessions } from '#auth/sessions/sessions.ts'
import { parseChannel } from '#auth/messages/sms/sms.ts'
import type { SmsChannel } from '#auth/messages/sms/sms-sender.ts'
import { isLongPassword, type StoredPassword } from '#auth/passwords/stored-password.ts'
import type { Metadata } from '#auth/tables/schema.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { object, originOf, readBody, text } from '#auth/http/transport.ts'
import {
  findAccount,
  hasVerifiedFactor,
  mergeMetadata,
  parseEmail,
  parsePhone,
  toUserJson,
  type Account,
  type UserRow,
} from '#auth/accounts/users.ts'
import { assertEmailFree, assertPhoneFree, mapTakenAddress } from '#auth/accounts/verification.ts'
import { storeNewPassword } from './user-password.ts'
import { canMail } from '#auth/settings/sign-up.ts'

const userBody = v.object({
  email: text,
  phone: text,
  password: text,
  current_password: text,
  nonce: text,
  data: object,
  app_metadata: object,
  channel: text,
  code_challenge: text,
  code_challenge_method: text,
})

type UserBody = v.InferOutput<typeof userBody>

/** Requested values that differ from the current ones. */
interface Changes {
  email: string | undefined
  phone: string | undefined
  password: string | undefined
}

/** GET /user (signed in): the bare user. */
export const getUser: Endpoint = (c) => c.json(toUserJson(c.get('caller').account))

/**
 * PUT /user (signed in): changes the password, which ends all other sessions, merges `data` into the user's
 * metadata, and starts a change of e-mail address or phone number, which the new address has to confirm. Responds
 * with the bare user.
 */
export function updateUser(auth: Auth): Endpoint {
  return async (c) => {
    const caller = c.get('caller')
    const body = await readBody(c, userBody)
    const channel = parseChannel(auth, body.channel)
    const challenge = parseChallenge(body.code_challenge, body.code_challenge_method)
    const changes = await readChanges(auth, body, caller)
    const { email, phone, password } = changes
    const stored = password ? await storeNewPassword(auth, c, password, body) : undefined
    const update = { ...updateOf(auth, c), caller, data: body.data, email, phone, password: stored, challenge }
    const apply = () => applyAndSend(auth, update, channel)
    const updated = await (phone ? withMinimumTime(auth, apply) : apply())
    const owner = caller.account.user
    if (stored) await notifyOwner(auth, { kind: 'password_changed', owner })
    if (phone && !updated.text) await notifyOwner(auth, { kind: 'phone_changed', owner })
    return c.json(toUserJson(updated.account))
  }
}

function applyAndSend(auth: Auth, update: Update, channel: SmsChannel): Promise<Updated> {
  const { email, phone, caller } = update
  const requester = requesterInSession(caller.session, update.ip)
  const apply = async (mailSender?: Sender, textSender?: Sender) => {
    const updated = await mapTakenAddress(() => auth.db.transaction((tx) => applyUpdate(tx, auth, update)))
    for (const letter of updated.letters) await mailSender?.mail(letter)
    if (updated.text) await textSender?.text({ ...updated.text, channel })
    return updated
  }
  const withText = (mailSender?: Sender) => {
    if (!phone) return apply(mailSender)
    const sending = { channel: 'sms', group: 'phone_change', address: phone, requester, textChannel: channel } as const
    return sendWithinLimits(auth, sending, (textSender) => apply(mailSender, textSender))
  }
  if (!email) return withText()
  return sendWithinLimits(auth, { channel: 'mail', group: 'email_change', address: email, requester }, withText)
}

function updateOf(auth: Auth, c: AuthRequest) {
  return { redirectTo: redirectTarget(c, auth.settings), ip: originOf(c, auth).ip, now: auth.clock() }
}

async function readChanges(auth: Auth, body: UserBody, caller: Caller): Promise<Changes> {
  const { user } = caller.account
  if (body.app_metadata) throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  const email = body.email && parseEmail(body.email)
  const phone = body.phone && parsePhone(body.phone)
  if (body.password) await assertPassword(auth, caller.account, body.password)
  const changes = {
    email: email && email !== user.email ? email : undefined,
    phone: phone && phone !== user.phone ? phone : undefined,
    password: body.password,
  }
  const isGrave = Boolean(changes.email || changes.phone || changes.password)
  if (isGrave && hasVerifiedFactor(caller.account) && caller.session.aal !== 'aal2') {
    const message = 'AAL2 session is required to update email or password when MFA is enabled.'
    throw new AuthError(401, 'insufficient_aal', message)
  }
  if (user.isAnonymous && body.password && !email && !phone) {
    const message = 'Updating password of an anonymous user without an email or phone is not allowed'
    throw new AuthError(422, 'validation_failed', message)
  }
  if (user.isSsoUser && (isGrave || body.nonce)) {
    const message = 'Updating email, phone, password of a SSO account only possible via SSO'
    throw new AuthError(422, 'user_sso_managed', message)
  }
  if (changes.email || changes.phone) assertFreshProof(auth, caller)
  if (changes.password) assertMaySetPassword(auth, caller)
  await assertAddressesFree(auth, user, changes)
  return changes
}

/** Accounts with many rights and no second factor need a long password. Throws AuthError 422 `weak_password`. */
async function assertPassword(auth: Auth, account: Account, password: string): Promise<void> {
  await auth.policy.assertAcceptable(password, account.user)
  if (hasVerifiedFactor(account) || isLongPassword(auth, password)) return
  if (await auth.needsLongPassword?.(account.user)) throw tooShort(auth.settings.password.lengthLong)
}

async function assertAddressesFree(auth: Auth, { id: userId }: UserRow, { email, phone }: Changes): Promise<void> {
  const { phoneEnabled } = auth.settings.signup
  if (email && !canMail(auth.settings.signup)) {
    throw new AuthError(400, 'email_provider_disabled', 'Changing the email address is disabled')
  }
  if (phone && !phoneEnabled) {
    throw new AuthError(400, 'phone_provider_disabled', 'Changing the phone number is disabled')
  }
  if (email) await assertEmailFree(auth.db, { userId, email })
  if (phone && !hidesTakenPhones(auth)) await assertPhoneFree(auth.db, { userId, phone })
}

interface Update {
  caller: Caller
  data: Metadata | undefined
  password: StoredPassword | undefined
  email: string | undefined
  phone: string | undefined
  challenge: Challenge | undefined
  redirectTo: string
  ip: string
  now: Date
}

interface Updated {
  account: Account
  letters: MailDraft[]
  text: PhoneChangeText | null
}

async function applyUpdate(tx: AuthDb, auth: Auth, update: Update): Promise<Updated> {
  const { caller, data, password, email, phone, challenge, redirectTo, ip, now } = update
  const { user: read } = caller.account
  // The row is locked, so that concurrent updates of the metadata are merged.
  const [user] = await tx.select().from(users).where(isUnchanged(read)).for('update')
  if (!user) throw new AuthError(409, 'conflict', 'The password was changed at the same time')
  await tx
    .update(users)
    .set({
      ...(data && { userMetadata: mergeMetadata(user.userMetadata, data) }),
      ...password,
      updatedAt: now,
    })
    .where(eq(users.id, read.id))
  if (password) {
    await clearOneTimeTokens(tx, user.id)
    await endSessions(tx, { userId: user.id, sessionId: caller.claims.session_id, scope: 'others' })
  }
  const change = { user, challenge, redirectTo, ip, now }
  const letters = email ? await startEmailChange(tx, auth, { ...change, newEmail: email }) : []
  const message = phone ? await startPhoneChange(tx, auth, { user, phone, now }) : null
  const action = password ? 'user_updated_password' : 'user_modified'
  await recordAudit(tx, { action, actorId: user.id, ip, now })
  const account = await findAccount(tx, user.id)
  if (!account) throw new Error('A locked user is gone.')
  return { account, letters, text: message }
}

/** The password that was verified has not been changed since. */
function isUnchanged({ id, passwordHash }: UserRow) {
  return and(eq(users.id, id), sql`${users.passwordHash} IS NOT DISTINCT FROM ${passwordHash}`)
}
