import { storedSentence } from '#app/features/requests/stored-sentences.server.ts'
import { and, eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import type { Verb } from '#app/features/audit/schema.ts'
import { findForm } from '#app/features/requests/submit/offered-forms.server.ts'
import { copy } from '#app/features/requests/copy.ts'
import { addEvent, isRepeated } from '#app/features/requests/events.server.ts'
import { type Queue, isPrivate } from '#app/features/requests/form.ts'
import { closedMail, repliedMail } from '#app/features/requests/mails/mails.ts'
import { canHandleQueue } from '#app/features/requests/policy.ts'
import { listOwnQueues } from './queue-queries.server.ts'
import type { EventKind } from '#app/features/requests/schema.ts'
import { codePlace, openAnswers } from '#app/features/requests/sealed-rows.server.ts'
import { queueMembers, requests } from '#app/features/requests/tables.server.ts'
import type { Member, PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { canReach, notify } from '#app/platform/mail/notify.server.ts'
import { normalizeContact } from '#app/platform/text/contact.ts'
import type { Site } from '#app/platform/config/site.ts'

type RequestRow = typeof requests.$inferSelect

export type RequestAction =
  | { verb: 'take' }
  | { verb: 'release' }
  /** The assignee must be a member of the same queue. */
  | { verb: 'assign'; userId: string }
  | { verb: 'note'; message: string }
  | { verb: 'reply'; message: string }
  | { verb: 'close'; reason: string }
  | { verb: 'reopen' }

export type HandleOutcome =
  | { ok: true; /** True when the sender gets a mail or a text message. */ isMailed: boolean }
  | { ok: false; reason: 'not-found' | 'already-closed' | 'not-closed' | 'not-at-desk' }

/**
 * Runs one operator action on a request. Returns `not-found` to people outside its queue. Idempotent for a note or
 * reply posted twice.
 */
export async function handleRequest(
  ctx: PrivateContext,
  { id, requestAction, site }: { id: string; requestAction: RequestAction; site: Site },
): Promise<HandleOutcome> {
  const { actor } = ctx
  if (actor.kind !== 'member') return { ok: false, reason: 'not-found' }
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(requests).where(eq(requests.id, id)).for('update')
    const ownQueues = await listOwnQueues(tx, { userId: actor.userId })
    if (!row || !canHandleQueue(actor, row.queue as Queue, ownQueues)) return { ok: false, reason: 'not-found' }
    if (requestAction.verb === 'reopen' && !row.closedAt) return { ok: false, reason: 'not-closed' }
    if (requestAction.verb !== 'reopen' && requestAction.verb !== 'note' && row.closedAt)
      return { ok: false, reason: 'already-closed' }
    const owner = await findNextOwner(tx, { row, actor, requestAction })
    if (!owner) return { ok: false, reason: 'not-at-desk' }
    const mail = mailFor(ctx, { row, requestAction, site })
    const contact = mail && contactOf(ctx, row)
    const isMailed = contact !== null && canReach(site, contact)
    const event = eventOf(row, requestAction, owner)
    if (await isRepeated(tx, ctx, event)) return { ok: true, isMailed }
    await tx
      .update(requests)
      .set(changeOf(row, requestAction, { owner, now: ctx.now }))
      .where(eq(requests.id, row.id))
    await addEvent(tx, ctx, event)
    await recordAct(tx, ctx, {
      verb: ACTS[requestAction.verb],
      subject: { kind: 'request', id },
      detail: detailOf(row),
    })
    if (mail)
      await notify(tx, ctx, { to: contact, key: `request-${requestAction.verb}:${id}:${ctx.now.getTime()}`, mail })
    return { ok: true, isMailed }
  })
}

const ACTS: Readonly<Record<RequestAction['verb'], Verb>> = {
  take: 'took',
  assign: 'assigned',
  release: 'released',
  note: 'noted',
  reply: 'replied',
  close: 'closed',
  reopen: 'reopened',
}

const EVENTS: Readonly<Record<RequestAction['verb'], EventKind>> = {
  take: 'assigned',
  assign: 'assigned',
  release: 'assigned',
  note: 'noted',
  reply: 'replied',
  close: 'closed',
  reopen: 'reopened',
}

interface Owner {
  ownerUserId: string | null
  ownerName: string | null
}

interface Change {
  row: RequestRow
  actor: Member
  requestAction: RequestAction
}

/** The assignee after the action; null when the new one is not a member of this queue. */
async function findNextOwner(tx: Db, { row, actor, requestAction }: Change): Promise<Owner | null> {
  const self = { ownerUserId: actor.userId, ownerName: actor.displayName }
  const { ownerUserId, ownerName } = row
  if (requestAction.verb === 'take') return self
  if (requestAction.verb === 'release') return { ownerUserId: null, ownerName: null }
  if (requestAction.verb === 'reply') return ownerUserId ? { ownerUserId, ownerName } : self
  if (requestAction.verb !== 'assign') return { ownerUserId, ownerName }
  const [seat] = await tx
    .select({ name: queueMembers.name })
    .from(queueMembers)
    .where(and(eq(queueMembers.queue, row.queue), eq(queueMembers.userId, requestAction.userId)))
  return seat ? { ownerUserId: requestAction.userId, ownerName: seat.name } : null
}

function changeOf(row: RequestRow, { verb }: RequestAction, { owner, now }: { owner: Owner; now: Date }) {
  const answeredAt = verb === 'reply' ? (row.answeredAt ?? now) : row.answeredAt
  if (verb === 'close') return { ...owner, answeredAt, closedAt: now }
  return { ...owner, answeredAt, ...(verb === 'reopen' ? { closedAt: null } : {}) }
}

function eventOf({ id: requestId }: RequestRow, requestAction: RequestAction, { ownerName }: Owner) {
  const kind = EVENTS[requestAction.verb]
  if ('message' in requestAction) return { requestId, kind, body: requestAction.message }
  if ('reason' in requestAction) return { requestId, kind, body: requestAction.reason }
  return kind === 'assigned' && ownerName ? { requestId, kind, body: ownerName } : { requestId, kind }
}

const detailOf = ({ kind, queue }: RequestRow) => `${copy.queues[queue as Queue]}: ${findForm(kind)?.title ?? kind}`

function mailFor(
  { sealer }: PrivateContext,
  { row, requestAction, site }: { row: RequestRow; requestAction: RequestAction; site: Site },
): (() => MailDraft) | null {
  if (requestAction.verb !== 'reply' && requestAction.verb !== 'close') return null
  const form = findForm(row.kind)
  const news = { code: sealer.open(row.codeSealed, codePlace(row.id)), isSealed: form ? isPrivate(form) : true }
  return () =>
    requestAction.verb === 'reply'
      ? repliedMail(site, { ...news, body: requestAction.message })
      : closedMail(site, { ...news, reason: storedSentence(row.kind, requestAction.reason) })
}

/** The sender's e-mail address or phone number, or null. */
function contactOf({ sealer }: PrivateContext, row: RequestRow): string | null {
  const field = findForm(row.kind)?.contactField
  const contact = field ? openAnswers(sealer, row)[field] : undefined
  return typeof contact === 'string' ? normalizeContact(contact) || null : null
}
