import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Sealer } from '#app/platform/sealer.ts'
import { type Ids, isAmong } from '#app/platform/db/among.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import { EVENT_KINDS, type EventKind, EVENTS_MAX, SAME_REQUEST_MS } from './schema.ts'
import { eventPlace } from './sealed-rows.server.ts'
import { storedSentence } from './stored-sentences.server.ts'
import { requestEvents } from './tables.server.ts'
import type { EventView } from './views.ts'

interface NewEvent {
  requestId: string
  kind: EventKind
  body?: string
  /** True when the sender did it. */
  bySender?: boolean
}

/** Records an event with its author and time, in the caller's transaction. */
export async function addEvent(
  tx: Db,
  ctx: PrivateContext,
  { requestId, kind, body, bySender = false }: NewEvent,
): Promise<void> {
  const by = bySender ? null : memberOf(ctx)
  await tx.insert(requestEvents).values({
    requestId,
    kind,
    byUserId: by?.userId ?? null,
    byName: by?.displayName ?? null,
    bodySealed: body ? ctx.sealer.seal(body, eventPlace(requestId)) : null,
    at: ctx.now,
  })
}

/** True when the latest event is the same and recent: the same form was posted twice. */
export async function isRepeated(
  tx: Db,
  ctx: PrivateContext,
  { requestId, kind, body, bySender = false }: NewEvent,
): Promise<boolean> {
  const [last] = await tx
    .select()
    .from(requestEvents)
    .where(eq(requestEvents.requestId, requestId))
    .orderBy(desc(requestEvents.id))
    .limit(1)
  if (last?.kind !== kind || ctx.now.getTime() - last.at.getTime() > SAME_REQUEST_MS) return false
  if (last.byUserId !== (bySender ? null : (memberOf(ctx)?.userId ?? null))) return false
  return (last.bodySealed ? ctx.sealer.open(last.bodySealed, eventPlace(requestId)) : undefined) === body
}

const memberOf = ({ actor }: PrivateContext) => (actor.kind === 'member' ? actor : null)

interface EventRow {
  kind: EventKind
  byName: string | null
  bodySealed: string | null
  at: Date
}

/** The latest events of each of these requests, by its id, for `eventViews`. */
export async function readEvents(
  db: Db,
  requestIds: Ids,
  kinds: readonly EventKind[] = EVENT_KINDS,
): Promise<ReadonlyMap<string, readonly EventRow[]>> {
  const { id, requestId, kind, byName, bodySealed, at } = requestEvents
  const place = sql<number>`row_number() OVER (PARTITION BY ${requestId} ORDER BY ${id} DESC)`.as('place')
  const placed = db
    .select({ id, requestId, kind, byName, bodySealed, at, place })
    .from(requestEvents)
    .where(and(isAmong(requestId, requestIds), inArray(kind, [...kinds])))
    .as('placed')
  const rows = await db
    .select({
      requestId: placed.requestId,
      kind: placed.kind,
      byName: placed.byName,
      bodySealed: placed.bodySealed,
      at: placed.at,
    })
    .from(placed)
    .where(lte(placed.place, EVENTS_MAX))
    .orderBy(asc(placed.id))
  return Map.groupBy(rows, (row) => row.requestId)
}

/** Events with their opened texts, oldest first. */
export function eventViews(
  sealer: Sealer,
  { id, kind: formKind }: { id: string; kind: string },
  events: ReadonlyMap<string, readonly EventRow[]>,
): EventView[] {
  return (events.get(id) ?? []).map(({ kind, byName, bodySealed, at }) => ({
    kind,
    byName,
    at,
    body: bodySealed ? storedSentence(formKind, sealer.open(bodySealed, eventPlace(id))) : null,
  }))
}
