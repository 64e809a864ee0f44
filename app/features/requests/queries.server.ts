import { and, desc, eq, inArray } from 'drizzle-orm'
import type { PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Page, pageOf, rangeOf } from '#app/platform/db/page-of.ts'
import { prepared, type Values } from '#app/platform/db/prepared.server.ts'
import { findForm } from './submit/offered-forms.server.ts'
import { hashCode } from './submit/codes.server.ts'
import { eventViews, readEvents } from './events.server.ts'
import { QUEUE_NAMES, QUEUES } from './form.ts'
import { statusOf } from './request-status.ts'
import { SENDER_SEES } from './schema.ts'
import { codePlace, openAnswers } from './sealed-rows.server.ts'
import { requests } from './tables.server.ts'
import type { OwnRequest } from './views.ts'

const OWN_REQUESTS_PER_PAGE = 20

type RequestRow = typeof requests.$inferSelect

/** Finds a request by its code. Holding the code is the permission. Notes and the submitted form are left out. */
export async function findByCode(ctx: PrivateContext, { code }: { code: string }): Promise<OwnRequest | null> {
  const [row] = await ctx.db
    .select()
    .from(requests)
    .where(eq(requests.codeHash, hashCode(code)))
  if (!row) return null
  return ownRequest(ctx, row, await readEvents(ctx.db, [row.id], SENDER_SEES))
}

/** The id of the request with this code, or null. For rows of other features that belong to a request. */
export async function findIdByCode(db: Db, { code }: { code: string }): Promise<string | null> {
  const rows = await db
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.codeHash, hashCode(code)))
  return rows[0]?.id ?? null
}

/** A page of the requests of the signed-in member, newest first. */
export async function listOwn(ctx: PrivateContext, { page = 1 }: { page?: number } = {}): Promise<Page<OwnRequest>> {
  if (ctx.actor.kind !== 'member') return { rows: [], hasMore: false }
  const { limit, offset } = rangeOf({ page, perPage: OWN_REQUESTS_PER_PAGE })
  const own = ctx.db
    .select()
    .from(requests)
    .where(eq(requests.userId, ctx.actor.userId))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(limit)
    .offset(offset)
  const listed = own.as('listed')
  const ids = ctx.db.select({ id: listed.id }).from(listed)
  const [rows, events] = await Promise.all([own, readEvents(ctx.db, ids, SENDER_SEES)])
  return pageOf(
    rows.map((row) => ownRequest(ctx, row, events)),
    OWN_REQUESTS_PER_PAGE,
  )
}

/** The request with this code, of the signed-in member only. */
export async function findOwn(ctx: PrivateContext, { code }: { code: string }): Promise<OwnRequest | null> {
  if (ctx.actor.kind !== 'member') return null
  const isOwn = and(eq(requests.codeHash, hashCode(code)), eq(requests.userId, ctx.actor.userId))
  const [row] = await ctx.db.select().from(requests).where(isOwn)
  return row ? ownRequest(ctx, row, await readEvents(ctx.db, [row.id], SENDER_SEES)) : null
}

/** Whether the user has sent a request to a private queue. */
export async function hasAskedForHelp(db: Db, { userId }: { userId: string }): Promise<boolean> {
  return (await oneForHelp(db, { userId })).length > 0
}

const oneForHelp = prepared((db, { userId }: Values<{ userId: string }>) => {
  const helping = QUEUE_NAMES.filter((name) => QUEUES[name].isPrivate)
  return db
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.userId, userId), inArray(requests.queue, [...helping])))
    .limit(1)
})

/** All requests of the member with their answers, for the data export. */
export async function exportOwn(ctx: PrivateContext) {
  if (ctx.actor.kind !== 'member') return []
  const own = ctx.db
    .select()
    .from(requests)
    .where(eq(requests.userId, ctx.actor.userId))
    .orderBy(desc(requests.createdAt))
  const ids = ctx.db.select({ id: requests.id }).from(requests).where(eq(requests.userId, ctx.actor.userId))
  const [rows, events] = await Promise.all([own, readEvents(ctx.db, ids, SENDER_SEES)])
  return rows.map((row) => ({ ...ownRequest(ctx, row, events), answers: openAnswers(ctx.sealer, row) }))
}

type Events = Awaited<ReturnType<typeof readEvents>>

function ownRequest(ctx: PrivateContext, row: RequestRow, ofAll: Events): OwnRequest {
  const events = eventViews(ctx.sealer, row, ofAll)
  return {
    code: ctx.sealer.open(row.codeSealed, codePlace(row.id)),
    title: findForm(row.kind)?.title ?? row.kind,
    status: statusOf(row),
    createdAt: row.createdAt,
    dueAt: row.dueAt,
    events: events.map(({ byName, ...event }) => ({ ...event, isBySender: byName === null })),
  }
}
