import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Auth, AuthRequest, Endpoint } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { createAccount, findByAddress } from '#auth/accounts/new-account.ts'
import { prepareMail, type MailPurpose, type MailRequest, type Prepared } from '#auth/messages/one-time-messages.ts'
import type { PendingSignUp } from '#auth/accounts/pending-sign-ups.ts'
import { redirectTarget } from '#auth/http/redirects.ts'
import { NO_PASSWORD, storePassword, type StoredPassword } from '#auth/passwords/stored-password.ts'
import type { Metadata } from '#auth/tables/schema.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { object, originOf, readBody, text } from '#auth/http/transport.ts'
import { findAccount, isConfirmed, mergeMetadata, parseEmail, toUserJson, type Account } from '#auth/accounts/users.ts'
import { assertEmailFree, lockAccount, mapTakenAddress } from '#auth/accounts/verification.ts'
import { invalid } from './user-body.ts'

const linkBody = v.object({
  type: text,
  email: text,
  new_email: text,
  password: text,
  data: object,
  redirect_to: text,
})

type LinkType = Exclude<MailPurpose, 'reauthentication'>

const TYPES: readonly LinkType[] = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
]

interface LinkRequest {
  type: LinkType
  email: string
  newEmail: string | undefined
  password: StoredPassword | typeof NO_PASSWORD
  data: Metadata
}

/**
 * POST /admin/generate_link (service key): the link and code of a mail of this type, for applications that send
 * mails themselves. Nothing is sent. Responds with the fields of the user and of the link in one object.
 */
export function generateLink(auth: Auth): Endpoint {
  return async (c) => {
    const body = await readBody(c, linkBody)
    const request = await readLinkRequest(auth, body)
    const redirectTo = redirectTarget(c, auth.settings, body.redirect_to)
    const { account, type, prepared } = await mapTakenAddress(() =>
      auth.db.transaction((tx) => prepare(tx, auth, c, { request, redirectTo })),
    )
    return c.json({
      ...toUserJson(account),
      action_link: prepared.actionLink,
      email_otp: prepared.code,
      hashed_token: prepared.linkToken,
      verification_type: type,
      redirect_to: redirectTo,
    })
  }
}

async function readLinkRequest(auth: Auth, body: v.InferOutput<typeof linkBody>): Promise<LinkRequest> {
  const type = TYPES.find((known) => known === body.type)
  if (!type) throw invalid(`Invalid email action link type requested: expected one of ${TYPES.join(', ')}`)
  if (!body.email) throw invalid('An email address is required')
  const email = parseEmail(body.email)
  const isChange = type === 'email_change_current' || type === 'email_change_new'
  if (isChange && !body.new_email) throw invalid('new_email is required')
  if (type === 'email_change_current' && !auth.settings.messages.mail.isEmailChangeDouble) {
    throw invalid('Enable secure email change to generate link for current email')
  }
  if (type === 'signup') {
    if (!body.password) throw invalid('Signup requires a valid password')
    await auth.policy.assertAcceptable(body.password, { email, userMetadata: body.data })
  }
  const password = type === 'signup' && body.password ? await storePassword(auth, body.password) : NO_PASSWORD
  const newEmail = isChange && body.new_email ? parseEmail(body.new_email) : undefined
  return { type, email, newEmail, password, data: body.data ?? {} }
}

async function prepare(
  tx: AuthDb,
  auth: Auth,
  c: AuthRequest,
  { request, redirectTo }: { request: LinkRequest; redirectTo: string },
): Promise<{ account: Account; type: LinkType; prepared: Prepared }> {
  const existing = await findByAddress(tx, { email: request.email })
  const type = request.type === 'magiclink' && !existing ? 'signup' : request.type
  const { user } = existing
    ? await requireFittingAccount(tx, existing, type)
    : await begin(tx, auth, c, { ...request, type })
  const { newEmail } = request
  if (newEmail) await beginChange(tx, { userId: user.id, newEmail, now: auth.clock() })
  const mail: MailRequest = {
    userId: user.id,
    to: type === 'email_change_new' && newEmail ? newEmail : request.email,
    purpose: type,
    redirectTo,
    ...(newEmail && { newEmail }),
    pending: type === 'signup' || type === 'invite' ? pendingOf(request) : undefined,
    ip: originOf(c, auth).ip,
    now: auth.clock(),
  }
  const prepared = await prepareMail(tx, auth, mail)
  const account = await findAccount(tx, user.id)
  if (!account) throw new Error('The user of a link is gone.')
  return { account, type, prepared }
}

function pendingOf({ password, data }: LinkRequest): PendingSignUp {
  return { ...password, userMetadata: mergeMetadata({}, data), identityId: null }
}

async function requireFittingAccount(tx: AuthDb, existing: Account, type: LinkType): Promise<Account> {
  const account = await lockAccount(tx, existing.user.id)
  if (!account) throw notFound()
  if ((type === 'signup' || type === 'invite') && isConfirmed(account.user)) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  }
  return account
}

async function begin(tx: AuthDb, auth: Auth, c: AuthRequest, { type, email, data }: LinkRequest): Promise<Account> {
  if (type !== 'signup' && type !== 'invite') throw notFound()
  const now = auth.clock()
  const account = await createAccount(tx, auth, {
    id: randomUUID(),
    address: { email },
    ...NO_PASSWORD,
    data,
    keepsData: true,
    confirmedAt: null,
    ...(type === 'invite' && { invitedAt: now }),
    origin: originOf(c, auth),
    now,
  })
  if (!account) throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  return account
}

async function beginChange(tx: AuthDb, { userId, newEmail, now }: { userId: string; newEmail: string; now: Date }) {
  await assertEmailFree(tx, { userId, email: newEmail })
  const [before] = await tx.select({ emailChange: users.emailChange }).from(users).where(eq(users.id, userId))
  // A pending change keeps its confirmations.
  if (before?.emailChange === newEmail) return
  await tx
    .update(users)
    .set({ emailChange: newEmail, emailChangeConfirmStatus: 0, updatedAt: now })
    .where(eq(users.id, userId))
}

function notFound(): AuthError {
  return new AuthError(404, 'user_not_found', 'User with this email not found')
}
