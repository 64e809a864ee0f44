import { and, desc, eq, inArray } from 'drizzle-orm'
import type { PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { findForm } from './offered-forms.server.ts'
import { hashCode } from './codes.server.ts'
import { listEvents } from './events.server.ts'
import { DESK_NAMES, DESKS } from './form.ts'
import { statusOf } from './request-status.ts'
import { OWN_REQUESTS_MAX, SENDER_SEES } from './schema.ts'
import { codePlace, openAnswers } from './sealed-rows.server.ts'
import { requests } from './tables.server.ts'
import type { OwnRequest } from './views.ts'

type RequestRow = typeof requests.$inferSelect

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
