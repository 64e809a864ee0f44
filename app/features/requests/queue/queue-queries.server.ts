import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { type Actor, isOperator, type PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Answer, type Answers, lineOf, answerText } from '#app/features/requests/answers.ts'
import type { FieldSpec } from '#app/platform/form/fields.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { findForm } from '#app/features/requests/submit/offered-forms.server.ts'
import { copy } from '#app/features/requests/copy.ts'
import { eventViews, readEvents } from '#app/features/requests/events.server.ts'
import { type Queue, QUEUE_NAMES, QUEUES, type RequestForm } from '#app/features/requests/form.ts'
import { canStaffQueues, canHandleQueue } from '#app/features/requests/policy.ts'
import { statusOf } from '#app/features/requests/request-status.ts'
import { EXCERPT_CHARS, INBOX_PAGE_SIZE } from '#app/features/requests/schema.ts'
import { openAnswers } from '#app/features/requests/sealed-rows.server.ts'
import { queueMembers, requests } from '#app/features/requests/tables.server.ts'
import type {
  QueueCount,
  QueueMemberView,
  OperatorRequest,
  InboxEntry,
  InboxFilter,
} from '#app/features/requests/views.ts'

type RequestRow = typeof requests.$inferSelect

/** The queues that this operator is a member of. */
export async function listOwnQueues(db: Db, { userId }: { userId: string }): Promise<Queue[]> {
  const rows = await db.select({ queue: queueMembers.queue }).from(queueMembers).where(eq(queueMembers.userId, userId))
  return rows.map(({ queue }) => queue as Queue)
}

/** The queues whose requests the actor may handle. */
async function listHandledQueues(db: Db, { actor }: { actor: Actor }): Promise<Queue[]> {
  if (!isOperator(actor)) return []
  const own = await listOwnQueues(db, { userId: actor.userId })
  return QUEUE_NAMES.filter((name) => canHandleQueue(actor, name, own))
}

/** SQL condition: a request in one of them. */
function isHandledBy(db: Db, { actor }: { actor: Actor }): SQL | undefined {
  if (!isOperator(actor)) return sql`false`
  const own = db.select({ queue: queueMembers.queue }).from(queueMembers).where(eq(queueMembers.userId, actor.userId))
  const withoutSeat = QUEUE_NAMES.filter((name) => canHandleQueue(actor, name, []))
  return or(inArray(requests.queue, withoutSeat), inArray(requests.queue, own))
}

/** Members of every queue; for operators. */
export async function listQueueMembers(db: Db, { actor }: { actor: Actor }): Promise<QueueMemberView[]> {
  if (!isOperator(actor)) return []
  const { userId, name, email } = queueMembers
  const rows = await db
    .select({ queue: queueMembers.queue, userId, name, email })
    .from(queueMembers)
    .orderBy(queueMembers.queue, name)
  return rows.map((row) => ({ ...row, queue: row.queue as Queue }))
}

/** One page of the requests in the actor's queues: unanswered first, urgent before all others, then by due time. */
export async function listInbox(
  ctx: PrivateContext,
  filter: InboxFilter,
): Promise<{ entries: InboxEntry[]; hasMore: boolean }> {
  const isAnswered = sql`${requests.answeredAt} IS NOT NULL`
  const order = [asc(isAnswered), desc(requests.isUrgent), asc(requests.dueAt), asc(requests.id)]
  const rows = await ctx.db
    .select()
    .from(requests)
    .where(and(...inboxConditions(ctx, filter)))
    .orderBy(...(filter.state === 'closed' ? [desc(requests.closedAt)] : order))
    .limit(INBOX_PAGE_SIZE + 1)
    .offset((filter.page - 1) * INBOX_PAGE_SIZE)
  return {
    entries: rows.slice(0, INBOX_PAGE_SIZE).map((row) => entryOf(ctx.sealer, row)),
    hasMore: rows.length > INBOX_PAGE_SIZE,
  }
}

function inboxConditions({ db, actor, now }: PrivateContext, filter: InboxFilter) {
  return [
    isHandledBy(db, { actor }),
    filter.queue ? eq(requests.queue, filter.queue) : undefined,
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
  const isHidden = QUEUES[row.queue as Queue].isPrivate
  const answers = isHidden ? {} : openAnswers(sealer, row)
  const [textField] = Object.entries(form?.fields ?? {}).find(([, { as }]) => as === 'text') ?? []
  return {
    id,
    kind,
    title: form?.title ?? kind,
    queue: row.queue as Queue,
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
export async function countInbox(ctx: PrivateContext): Promise<QueueCount[]> {
  const counted = ctx.db
    .select({
      queue: requests.queue,
      open: count(),
      urgent: sql<number>`(count(*) FILTER (WHERE ${requests.isUrgent}))::int`,
      late: sql<number>`(count(*) FILTER (WHERE ${isLate(ctx.now)}))::int`,
      nextDueAt: sql<unknown>`min(${requests.dueAt}) FILTER (WHERE ${requests.answeredAt} IS NULL)`,
    })
    .from(requests)
    .where(and(isNull(requests.closedAt), isHandledBy(ctx.db, ctx)))
    .groupBy(requests.queue)
  const [queues, rows] = await Promise.all([listHandledQueues(ctx.db, ctx), counted])
  return queues.map((queue) => {
    const row = rows.find((candidate) => candidate.queue === queue)
    const { open = 0, urgent = 0, late = 0, nextDueAt } = row ?? {}
    return { queue, open, urgent, late, nextDueAt: nextDueAt ? new Date(nextDueAt as string) : null }
  })
}

/** Number of open requests that are assigned to the actor. */
export async function countMine(ctx: PrivateContext): Promise<number> {
  if (ctx.actor.kind !== 'member') return 0
  const isMine = eq(requests.ownerUserId, ctx.actor.userId)
  return ctx.db.$count(requests, and(isMine, isNull(requests.closedAt), isHandledBy(ctx.db, ctx)))
}

/** Private queues without members, with their number of open requests; for those who manage the queues. */
export async function listEmptyQueues(db: Db, { actor }: { actor: Actor }): Promise<{ queue: Queue; open: number }[]> {
  if (!canStaffQueues(actor)) return []
  const [seats, rows] = await Promise.all([
    db.selectDistinct({ queue: queueMembers.queue }).from(queueMembers),
    db
      .select({ queue: requests.queue, open: count() })
      .from(requests)
      .where(isNull(requests.closedAt))
      .groupBy(requests.queue),
  ])
  return QUEUE_NAMES.filter((queue) => QUEUES[queue].isPrivate && !seats.some((seat) => seat.queue === queue)).map(
    (queue) => ({
      queue,
      open: rows.find((row) => row.queue === queue)?.open ?? 0,
    }),
  )
}

/**
 * One request as the members of its queue see it; null to everybody else. Screens call `readRequest`, which records the
 * read of a private request.
 */
export async function findForOperator(ctx: PrivateContext, { id }: { id: string }): Promise<OperatorRequest | null> {
  if (!isUuid(id)) return null
  const found = ctx.db
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), isHandledBy(ctx.db, ctx)))
  const [[row], events] = await Promise.all([found, readEvents(ctx.db, [id])])
  if (!row) return null
  const form = findForm(row.kind)
  const answers = openAnswers(ctx.sealer, row)
  return {
    ...entryOf(ctx.sealer, row),
    from: lineOf(answers, form?.nameField) || null,
    answers: inFormOrder(form, answers)
      .filter(([name]) => name !== form?.nameField && name !== form?.contactField)
      .flatMap(([name, answer]) => labelledAnswer(form?.fields[name], name, answer)),
    contact: lineOf(answers, form?.contactField),
    isOwn: ctx.actor.kind === 'member' && row.ownerUserId === ctx.actor.userId,
    events: eventViews(ctx.sealer, row, events),
  }
}

/** JSONB does not keep the order of keys. Answers to fields that the form no longer has come last. */
function inFormOrder(form: RequestForm | undefined, answers: Answers): [string, Answer][] {
  const fields = Object.keys(form?.fields ?? {})
  const place = (name: string) => (fields.includes(name) ? fields.indexOf(name) : fields.length)
  return Object.entries(answers).toSorted(([a], [b]) => place(a) - place(b))
}

function labelledAnswer(spec: FieldSpec | undefined, name: string, answer: Answer) {
  if (spec?.as === 'check') return answer ? [{ label: spec.label, words: copy.yes }] : []
  const words = spec ? answerText(spec, answer) : String(answer)
  return words ? [{ label: spec?.label ?? name, words }] : []
}
