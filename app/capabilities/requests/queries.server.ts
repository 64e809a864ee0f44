import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { isOperator } from '#app/capabilities/audit/policy.ts'
import type { Actor, PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Answer, type Answers, type FieldSpec, wordsOf } from '#app/platform/declared-form/fields.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { findForm } from './all-forms.server.ts'
import { hashCode } from './codes.server.ts'
import { copy } from './copy.ts'
import { type Desk, DESK_NAMES, DESKS } from './form.ts'
import { canStaffDesks, canTendDesk } from './policy.ts'
import {
  EVENT_KINDS,
  type EventKind,
  EVENTS_MAX,
  EXCERPT_CHARS,
  INBOX_PAGE_SIZE,
  OWN_REQUESTS_MAX,
  type RequestStatus,
  SENDER_SEES,
} from './schema.ts'
import { codePlace, eventPlace, openAnswers } from './sealed-rows.server.ts'
import { deskMembers, requestEvents, requests } from './tables.server.ts'
import type { DeskCount, DeskMemberView, DeskRequest, EventView, InboxEntry, InboxFilter, OwnRequest } from './views.ts'

type RequestRow = typeof requests.$inferSelect

/** The desks that this person was put at. */
export async function listOwnDesks(db: Db, { userId }: { userId: string }): Promise<Desk[]> {
  const rows = await db.select({ desk: deskMembers.desk }).from(deskMembers).where(eq(deskMembers.userId, userId))
  return rows.map(({ desk }) => desk as Desk)
}

/** Everything that the actor may tend. */
export async function listTendedDesks(db: Db, { actor }: { actor: Actor }): Promise<Desk[]> {
  if (actor.kind !== 'member' || !isOperator(actor)) return []
  const own = await listOwnDesks(db, { userId: actor.userId })
  return DESK_NAMES.filter((name) => canTendDesk(actor, name, own))
}

/** Who sits at which desk; for operators. */
export async function listDeskMembers(db: Db, { actor }: { actor: Actor }): Promise<DeskMemberView[]> {
  if (!isOperator(actor)) return []
  const { userId, name, email } = deskMembers
  const rows = await db
    .select({ desk: deskMembers.desk, userId, name, email })
    .from(deskMembers)
    .orderBy(deskMembers.desk, name)
  return rows.map((row) => ({ ...row, desk: row.desk as Desk }))
}

/** What stands at the actor's desks, a page at a time: what waits for an answer first, urgent before all, then by due time. */
export async function listInbox(
  ctx: PrivateContext,
  filter: InboxFilter,
): Promise<{ entries: InboxEntry[]; hasMore: boolean }> {
  const desks = await listTendedDesks(ctx.db, ctx)
  const isAnswered = sql`${requests.answeredAt} IS NOT NULL`
  const order = [asc(isAnswered), desc(requests.isUrgent), asc(requests.dueAt), asc(requests.id)]
  const rows = await ctx.db
    .select()
    .from(requests)
    .where(and(...inboxConditions(ctx, desks, filter)))
    .orderBy(...(filter.state === 'closed' ? [desc(requests.closedAt)] : order))
    .limit(INBOX_PAGE_SIZE + 1)
    .offset((filter.page - 1) * INBOX_PAGE_SIZE)
  return {
    entries: rows.slice(0, INBOX_PAGE_SIZE).map((row) => entryOf(ctx.sealer, row)),
    hasMore: rows.length > INBOX_PAGE_SIZE,
  }
}

function inboxConditions({ actor, now }: PrivateContext, desks: readonly Desk[], filter: InboxFilter) {
  return [
    inArray(requests.desk, filter.desk ? desks.filter((name) => name === filter.desk) : [...desks]),
    filter.state === 'closed' ? isNotNull(requests.closedAt) : isNull(requests.closedAt),
    filter.state === 'urgent' ? eq(requests.isUrgent, true) : undefined,
    filter.state === 'late' ? isLate(now) : undefined,
    filter.isMine && actor.kind === 'member' ? eq(requests.ownerUserId, actor.userId) : undefined,
  ]
}

const isLate = (now: Date) => and(isNull(requests.answeredAt), lt(requests.dueAt, now))

function entryOf(sealer: Sealer, row: RequestRow): InboxEntry {
  const form = findForm(row.kind)
  const { id, kind, isUrgent, ownerName, createdAt, dueAt, closedAt } = row
  const isHidden = DESKS[row.desk as Desk].isPrivate
  const answers = isHidden ? {} : openAnswers(sealer, row)
  const [textField] = Object.entries(form?.fields ?? {}).find(([, { as }]) => as === 'text') ?? []
  return {
    id,
    kind,
    title: form?.title ?? kind,
    desk: row.desk as Desk,
    from: lineOf(answers, form?.nameField),
    excerpt: lineOf(answers, textField)?.slice(0, EXCERPT_CHARS) ?? null,
    isUrgent,
    status: statusOf(row),
    ownerName,
    createdAt,
    dueAt,
    closedAt,
  }
}

function lineOf(answers: Answers, field: string | undefined): string | null {
  const answer = field ? answers[field] : undefined
  return typeof answer === 'string' && answer ? answer : null
}

const statusOf = ({ closedAt, answeredAt, ownerUserId }: RequestRow): RequestStatus => {
  if (closedAt) return 'closed'
  if (answeredAt) return 'answered'
  return ownerUserId ? 'in-hand' : 'new'
}

/** How much stands at each of the actor's desks. */
export async function countInbox(ctx: PrivateContext): Promise<DeskCount[]> {
  const desks = await listTendedDesks(ctx.db, ctx)
  const rows = await ctx.db
    .select({
      desk: requests.desk,
      open: count(),
      urgent: sql<number>`(count(*) FILTER (WHERE ${requests.isUrgent}))::int`,
      late: sql<number>`(count(*) FILTER (WHERE ${isLate(ctx.now)}))::int`,
      nextDueAt: sql<unknown>`min(${requests.dueAt}) FILTER (WHERE ${requests.answeredAt} IS NULL)`,
    })
    .from(requests)
    .where(and(isNull(requests.closedAt), inArray(requests.desk, desks)))
    .groupBy(requests.desk)
  return desks.map((desk) => {
    const row = rows.find((candidate) => candidate.desk === desk)
    const { open = 0, urgent = 0, late = 0, nextDueAt } = row ?? {}
    return { desk, open, urgent, late, nextDueAt: nextDueAt ? new Date(nextDueAt as string) : null }
  })
}

/** How much of what is open the actor has taken. */
export async function countMine(ctx: PrivateContext): Promise<number> {
  if (ctx.actor.kind !== 'member') return 0
  const desks = await listTendedDesks(ctx.db, ctx)
  const isMine = eq(requests.ownerUserId, ctx.actor.userId)
  return ctx.db.$count(requests, and(isMine, isNull(requests.closedAt), inArray(requests.desk, desks)))
}

/** Private desks at which nobody sits, with how much waits there unseen; for those who staff the desks. */
export async function listEmptyDesks(db: Db, { actor }: { actor: Actor }): Promise<{ desk: Desk; open: number }[]> {
  if (!canStaffDesks(actor)) return []
  const seats = await db.selectDistinct({ desk: deskMembers.desk }).from(deskMembers)
  const rows = await db
    .select({ desk: requests.desk, open: count() })
    .from(requests)
    .where(isNull(requests.closedAt))
    .groupBy(requests.desk)
  return DESK_NAMES.filter((desk) => DESKS[desk].isPrivate && !seats.some((seat) => seat.desk === desk)).map(
    (desk) => ({
      desk,
      open: rows.find((row) => row.desk === desk)?.open ?? 0,
    }),
  )
}

/**
 * One request as its desk reads it; null to everybody else. Screens ask `readRequest`, which writes down that a
 * private one was read.
 */
export async function findForDesk(ctx: PrivateContext, { id }: { id: string }): Promise<DeskRequest | null> {
  if (!UUID.test(id)) return null
  const desks = await listTendedDesks(ctx.db, ctx)
  const [row] = await ctx.db
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), inArray(requests.desk, desks)))
  if (!row) return null
  const form = findForm(row.kind)
  const answers = openAnswers(ctx.sealer, row)
  return {
    ...entryOf(ctx.sealer, row),
    from: lineOf(answers, form?.nameField),
    answers: Object.entries(answers)
      .filter(([name]) => name !== form?.nameField && name !== form?.contactField)
      .flatMap(([name, answer]) => inWords(form?.fields[name], name, answer)),
    contact: lineOf(answers, form?.contactField),
    isOwn: ctx.actor.kind === 'member' && row.ownerUserId === ctx.actor.userId,
    events: await listEvents(ctx, row.id),
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

function inWords(spec: FieldSpec | undefined, name: string, answer: Answer) {
  if (spec?.as === 'check') return answer ? [{ label: spec.label, words: copy.yes }] : []
  const words = spec ? wordsOf(spec, answer) : String(answer)
  return words ? [{ label: spec?.label ?? name, words }] : []
}

/** The latest of them, in order. */
async function listEvents(
  { db, sealer }: PrivateContext,
  requestId: string,
  kinds: readonly EventKind[] = EVENT_KINDS,
): Promise<EventView[]> {
  const { kind, byName, bodySealed, at } = requestEvents
  const rows = await db
    .select({ kind, byName, bodySealed, at })
    .from(requestEvents)
    .where(and(eq(requestEvents.requestId, requestId), inArray(kind, [...kinds])))
    .orderBy(desc(requestEvents.id))
    .limit(EVENTS_MAX)
  return rows.toReversed().map(({ bodySealed: sealed, ...event }) => ({
    ...event,
    body: sealed ? sealer.open(sealed, eventPlace(requestId)) : null,
  }))
}

/** The request of this code. Whoever holds the code may follow it, and sees neither notes nor her own form again. */
export async function findByCode(ctx: PrivateContext, { code }: { code: string }): Promise<OwnRequest | null> {
  const [row] = await ctx.db
    .select()
    .from(requests)
    .where(eq(requests.codeHash, hashCode(code)))
  return row ? ownRequest(ctx, row) : null
}

/** Which request this code opens; null when none does. For what hangs on a request. */
export async function findIdByCode(db: Db, { code }: { code: string }): Promise<string | null> {
  const rows = await db
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.codeHash, hashCode(code)))
  return rows[0]?.id ?? null
}

/** What the signed-in person sent, newest first. */
export async function listOwn(ctx: PrivateContext): Promise<OwnRequest[]> {
  if (ctx.actor.kind !== 'member') return []
  const rows = await ctx.db
    .select()
    .from(requests)
    .where(eq(requests.userId, ctx.actor.userId))
    .orderBy(desc(requests.createdAt))
    .limit(OWN_REQUESTS_MAX)
  return Promise.all(rows.map((row) => ownRequest(ctx, row)))
}

/** She has asked at a desk for hard days. */
export async function hasAskedForHelp(db: Db, { userId }: { userId: string }): Promise<boolean> {
  const helping = DESK_NAMES.filter((name) => DESKS[name].isPrivate)
  const [row] = await db
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.userId, userId), inArray(requests.desk, [...helping])))
    .limit(1)
  return row !== undefined
}

/** Everything that she sent, with her answers: for the copy of her data. */
export async function exportOwn(ctx: PrivateContext) {
  if (ctx.actor.kind !== 'member') return []
  const rows = await ctx.db
    .select()
    .from(requests)
    .where(eq(requests.userId, ctx.actor.userId))
    .orderBy(desc(requests.createdAt))
  return Promise.all(
    rows.map(async (row) => ({ ...(await ownRequest(ctx, row)), answers: openAnswers(ctx.sealer, row) })),
  )
}

async function ownRequest(ctx: PrivateContext, row: RequestRow): Promise<OwnRequest> {
  const events = await listEvents(ctx, row.id, SENDER_SEES)
  return {
    code: ctx.sealer.open(row.codeSealed, codePlace(row.id)),
    title: findForm(row.kind)?.title ?? row.kind,
    status: statusOf(row),
    createdAt: row.createdAt,
    dueAt: row.dueAt,
    events: events.map(({ byName, ...event }) => ({ ...event, isBySender: byName === null })),
  }
}
