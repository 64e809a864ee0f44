import { and, eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import type { Verb } from '#app/features/audit/schema.ts'
import { findForm } from '#app/features/requests/submit/offered-forms.server.ts'
import { copy } from '#app/features/requests/copy.ts'
import { addEvent, isRepeated } from '#app/features/requests/events.server.ts'
import { type Desk, isPrivate } from '#app/features/requests/form.ts'
import { closedMail, repliedMail } from '#app/features/requests/mails.ts'
import { canTendDesk } from '#app/features/requests/policy.ts'
import { listOwnDesks } from './desk-queries.server.ts'
import type { EventKind } from '#app/features/requests/schema.ts'
import { openAnswers } from '#app/features/requests/sealed-rows.server.ts'
import { deskMembers, requests } from '#app/features/requests/tables.server.ts'
import type { Member, PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { MailBody } from '#app/platform/mail/compose.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { Site } from '#app/platform/config/site.ts'

type RequestRow = typeof requests.$inferSelect

export type Tending =
  | { verb: 'take' }
  | { verb: 'release' }
  /** The assignee must be a member of the same queue. */
  | { verb: 'assign'; userId: string }
  | { verb: 'note'; message: string }
  | { verb: 'reply'; message: string }
  | { verb: 'close'; reason: string }
  | { verb: 'reopen' }

export type TendOutcome =
  | { ok: true; /** True when the sender was mailed. */ isMailed: boolean }
  | { ok: false; reason: 'not-found' | 'already-closed' | 'not-closed' | 'not-at-desk' }

/**
 * Runs one operator action on a request. Returns `not-found` to people outside its queue. Idempotent for a note or
 * reply posted twice.
 */
export async function tendRequest(
  ctx: PrivateContext,
  { id, tending, site }: { id: string; tending: Tending; site: Site },
): Promise<TendOutcome> {
  const { actor } = ctx
  if (actor.kind !== 'member') return { ok: false, reason: 'not-found' }
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(requests).where(eq(requests.id, id)).for('update')
    const ownDesks = await listOwnDesks(tx, { userId: actor.userId })
    if (!row || !canTendDesk(actor, row.desk as Desk, ownDesks)) return { ok: false, reason: 'not-found' }
    if (tending.verb === 'reopen' && !row.closedAt) return { ok: false, reason: 'not-closed' }
    if (tending.verb !== 'reopen' && tending.verb !== 'note' && row.closedAt)
      return { ok: false, reason: 'already-closed' }
    const owner = await findNextOwner(tx, { row, actor, tending })
    if (!owner) return { ok: false, reason: 'not-at-desk' }
    const mail = mailFor(row, tending, site)
    const contact = mail && addressOf(ctx, row)
    const event = eventOf(row, tending, owner)
    if (await isRepeated(tx, ctx, event)) return { ok: true, isMailed: Boolean(contact) }
    await tx
      .update(requests)
      .set(changeOf(row, tending, { owner, now: ctx.now }))
      .where(eq(requests.id, row.id))
    await addEvent(tx, ctx, event)
    await recordAct(tx, ctx, { verb: ACTS[tending.verb], subject: { kind: 'request', id }, detail: detailOf(row) })
    if (mail) await notify(tx, ctx, { to: contact, key: `request-${tending.verb}:${id}:${ctx.now.getTime()}`, mail })
    return { ok: true, isMailed: Boolean(contact) }
  })
}

const ACTS: Readonly<Record<Tending['verb'], Verb>> = {
  take: 'took',
  assign: 'assigned',
  release: 'released',
  note: 'noted',
  reply: 'replied',
  close: 'closed',
  reopen: 'reopened',
}

const EVENTS: Readonly<Record<Tending['verb'], EventKind>> = {
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
  tending: Tending
}

/** The assignee after the action; null when the new one is not a member of this queue. */
async function findNextOwner(tx: Db, { row, actor, tending }: Change): Promise<Owner | null> {
  const self = { ownerUserId: actor.userId, ownerName: actor.displayName }
  const { ownerUserId, ownerName } = row
  if (tending.verb === 'take') return self
  if (tending.verb === 'release') return { ownerUserId: null, ownerName: null }
  if (tending.verb === 'reply') return ownerUserId ? { ownerUserId, ownerName } : self
  if (tending.verb !== 'assign') return { ownerUserId, ownerName }
  const [seat] = await tx
    .select({ name: deskMembers.name })
    .from(deskMembers)
    .where(and(eq(deskMembers.desk, row.desk), eq(deskMembers.userId, tending.userId)))
  return seat ? { ownerUserId: tending.userId, ownerName: seat.name } : null
}

function changeOf(row: RequestRow, { verb }: Tending, { owner, now }: { owner: Owner; now: Date }) {
  const answeredAt = verb === 'reply' ? (row.answeredAt ?? now) : row.answeredAt
  if (verb === 'close') return { ...owner, answeredAt, closedAt: now }
  return { ...owner, answeredAt, ...(verb === 'reopen' ? { closedAt: null } : {}) }
}

function eventOf({ id: requestId }: RequestRow, tending: Tending, { ownerName }: Owner) {
  const kind = EVENTS[tending.verb]
  if ('message' in tending) return { requestId, kind, body: tending.message }
  if ('reason' in tending) return { requestId, kind, body: tending.reason }
  return kind === 'assigned' && ownerName ? { requestId, kind, body: ownerName } : { requestId, kind }
}

const detailOf = ({ kind, desk }: RequestRow) => `${copy.desks[desk as Desk]}: ${findForm(kind)?.title ?? kind}`

function mailFor(row: RequestRow, tending: Tending, site: Site): MailBody | null {
  const form = findForm(row.kind)
  const isSealed = form ? isPrivate(form) : true
  if (tending.verb === 'reply') return repliedMail(site, { body: tending.message, isSealed })
  return tending.verb === 'close' ? closedMail(site, { reason: tending.reason, isSealed }) : null
}

/** The sender's e-mail address, or null. */
function addressOf({ sealer }: PrivateContext, row: RequestRow): string | null {
  const field = findForm(row.kind)?.contactField
  const contact = field ? openAnswers(sealer, row)[field] : undefined
  return typeof contact === 'string' && contact.includes('@') ? contact : null
}
