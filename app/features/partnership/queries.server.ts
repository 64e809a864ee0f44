import { and, asc, eq, gte, isNull } from 'drizzle-orm'
import { findIdByCode } from '#app/features/requests/queries.server.ts'
import { type Actor, isOperator } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import type { DemoHour } from './schema.ts'
import { type Slot, upcomingSlots } from './slots.ts'
import { demoBookings, demoDaysOff, demoHours } from './tables.server.ts'

export type { Slot } from './slots.ts'

const DEMOS_MAX = 200

/** The weekly pattern, Monday first. */
export function listDemoHours(db: Db): Promise<DemoHour[]> {
  return db.select().from(demoHours).orderBy(asc(demoHours.weekday), asc(demoHours.startMinute))
}

/** Days off from today on, like '2027-01-26'. */
export async function listDaysOff(db: Db, { now }: { now: Date }): Promise<string[]> {
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10)
  const rows = await db.select().from(demoDaysOff).where(gte(demoDaysOff.day, yesterday)).orderBy(asc(demoDaysOff.day))
  return rows.map(({ day }) => day)
}

/** All slots of the next two weeks, free or booked. */
export async function listSlots(db: Db, { now }: { now: Date }): Promise<Slot[]> {
  const [hours, daysOff] = await Promise.all([listDemoHours(db), listDaysOff(db, { now })])
  return upcomingSlots({ hours, daysOff, now })
}

/** The free slots, soonest first. */
export async function listFreeSlots(db: Db, { now }: { now: Date }): Promise<Slot[]> {
  const booked = db
    .select({ startsAt: demoBookings.startsAt })
    .from(demoBookings)
    .where(and(gte(demoBookings.startsAt, now), isNull(demoBookings.cancelledAt)))
  const [slots, rows] = await Promise.all([listSlots(db, { now }), booked])
  const taken = new Set(rows.map(({ startsAt }) => startsAt.getTime()))
  return slots.filter(({ startsAt }) => !taken.has(startsAt.getTime()))
}

/** A demo as shown to who has its code. */
export interface DemoView {
  id: string
  startsAt: Date
  minutes: number
  cancelledAt: Date | null
  isOver: boolean
}

/** The demo with this code; null when there is none. */
export async function findDemo(db: Db, { code, now }: { code: string; now: Date }): Promise<DemoView | null> {
  const requestId = await findIdByCode(db, { code })
  if (!requestId) return null
  const { id, startsAt, minutes, cancelledAt } = demoBookings
  const [row] = await db
    .select({ id, startsAt, minutes, cancelledAt })
    .from(demoBookings)
    .where(eq(demoBookings.requestId, requestId))
  return row ? { ...row, isOver: row.startsAt <= now } : null
}

/** Upcoming demos, also cancelled ones; name and purpose are in the request. Empty for non-operators. */
export async function listDemos(
  db: Db,
  { actor, now }: { actor: Actor; now: Date },
): Promise<{ id: string; requestId: string; startsAt: Date; minutes: number; cancelledAt: Date | null }[]> {
  if (!isOperator(actor)) return []
  const { id, requestId, startsAt, minutes, cancelledAt } = demoBookings
  return db
    .select({ id, requestId, startsAt, minutes, cancelledAt })
    .from(demoBookings)
    .where(gte(startsAt, now))
    .orderBy(asc(startsAt))
    .limit(DEMOS_MAX)
}
