import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { type Actor, isOperator, type PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Answer, lineOf, wordsOf } from '#app/features/requests/answers.ts'
import type { FieldSpec } from '#app/platform/form/fields.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { findForm } from '#app/features/requests/submit/offered-forms.server.ts'
import { copy } from '#app/features/requests/copy.ts'
import { listEvents } from '#app/features/requests/events.server.ts'
import { type Desk, DESK_NAMES, DESKS } from '#app/features/requests/form.ts'
import { canStaffDesks, canTendDesk } from '#app/features/requests/policy.ts'
import { statusOf } from '#app/features/requests/request-status.ts'
import { EXCERPT_CHARS, INBOX_PAGE_SIZE } from '#app/features/requests/schema.ts'
import { openAnswers } from '#app/features/requests/sealed-rows.server.ts'
import { deskMembers, requests } from '#app/features/requests/tables.server.ts'
import type { DeskCount, DeskMemberView, DeskRequest, InboxEntry, InboxFilter } from '#app/features/requests/views.ts'

type RequestRow = typeof requests.$inferSelect

/** The queues that this operator is a member of. */
export async function listOwnDesks(db: Db, { userId }: { userId: string }): Promise<Desk[]> {
  const rows = await db.select({ desk: deskMembers.desk }).from(deskMembers).where(eq(deskMembers.userId, userId))
  return rows.map(({ desk }) => desk as Desk)
}

/** The queues whose requests the actor may handle. */
async function listTendedDesks(db: Db, { actor }: { actor: Actor }): Promise<Desk[]> {
  if (!isOperator(actor)) return []
  const own = await listOwnDesks(db, { userId: actor.userId })
  return DESK_NAMES.filter((name) => canTendDesk(actor, name, own))
}

/** Members of every queue; for operators. */
export async function listDeskMembers(db: Db, { actor }: { actor: Actor }): Promise<DeskMemberView[]> {
  if (!isOperator(actor)) return []
  const { userId, name, email } = deskMembers
  const rows = await db
    .select({ desk: deskMembers.desk, userId, name, email })
    .from(deskMembers)
    .orderBy(deskMembers.desk, name)
  return rows.map((row) => ({ ...row, desk: row.desk as Desk }))
}

/** One page of the requests in the actor's queues: unanswered first, urgent before all others, then by due time. */
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
    from: lineOf(answers, form?.nameField) || null,
    excerpt: lineOf(answers, textField).slice(0, EXCERPT_CHARS) || null,
    isUrgent,
    status: statusOf(row),
    ownerName,
    createdAt,
    dueAt,
    closedAt,
  }
}

/** Counts of each of the actor's queues. */
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

/** Number of open requests that are assigned to the actor. */
export async function countMine(ctx: PrivateContext): Promise<number> {
  if (ctx.actor.kind !== 'member') return 0
  const desks = await listTendedDesks(ctx.db, ctx)
  const isMine = eq(requests.ownerUserId, ctx.actor.userId)
  return ctx.db.$count(requests, and(isMine, isNull(requests.closedAt), inArray(requests.desk, desks)))
}

/** Private queues without members, with their number of open requests; for those who manage the queues. */
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
 * One request as the members of its queue see it; null to everybody else. Screens call `readRequest`, which records the
 * read of a private request.
 */
export async function findForDesk(ctx: PrivateContext, { id }: { id: string }): Promise<DeskRequest | null> {
  if (!isUuid(id)) return null
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
    from: lineOf(answers, form?.nameField) || null,
    answers: Object.entries(answers)
      .filter(([name]) => name !== form?.nameField && name !== form?.contactField)
      .flatMap(([name, answer]) => inWords(form?.fields[name], name, answer)),
    contact: lineOf(answers, form?.contactField),
    isOwn: ctx.actor.kind === 'member' && row.ownerUserId === ctx.actor.userId,
    events: await listEvents(ctx, row.id),
  }
}

function inWords(spec: FieldSpec | undefined, name: string, answer: Answer) {
  if (spec?.as === 'check') return answer ? [{ label: spec.label, words: copy.yes }] : []
  const words = spec ? wordsOf(spec, answer) : String(answer)
  return words ? [{ label: spec?.label ?? name, words }] : []
}
