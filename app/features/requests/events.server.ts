import { and, desc, eq, inArray } from 'drizzle-orm'
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

export async function listEvents(
  { db, sealer }: PrivateContext,
  { id: requestId, kind: formKind }: { id: string; kind: string },
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
    body: sealed ? storedSentence(formKind, sealer.open(sealed, eventPlace(requestId))) : null,
  }))
}
