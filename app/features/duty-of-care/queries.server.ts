import { asc, desc, eq, isNull } from 'drizzle-orm'
import { type Actor, isOperator } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Badge, BADGES_SHOWN_MAX, SERVICES_MAX, type ServiceInput } from './schema.ts'
import { careBadges, careServices } from './tables.server.ts'

export type ServiceView = ServiceInput

const { slug, name, description, priceMinor, unit, isRegulated, isShown, sort } = careServices
const service = { slug, name, description, priceMinor, unit, isRegulated, isShown, sort }

/** The services that can be booked, in the operators' order. */
export function listServices(db: Db): Promise<ServiceView[]> {
  return db
    .select(service)
    .from(careServices)
    .where(eq(isShown, true))
    .orderBy(asc(sort), asc(slug))
    .limit(SERVICES_MAX)
}

/** All services, also hidden ones; empty for non-operators. */
export async function listAllServices(db: Db, { actor }: { actor: Actor }): Promise<ServiceView[]> {
  if (!isOperator(actor)) return []
  return db.select(service).from(careServices).orderBy(asc(sort), asc(slug)).limit(SERVICES_MAX)
}

export interface AwardedBadge {
  id: string
  badge: Badge
  firstName: string
  place: string
  reason: string
  awardedAt: Date
}

/** The badges with consent, newest first. */
export async function listAwarded(db: Db): Promise<AwardedBadge[]> {
  const rows = await db
    .select()
    .from(careBadges)
    .where(isNull(careBadges.withdrawnAt))
    .orderBy(desc(careBadges.awardedAt), asc(careBadges.id))
    .limit(BADGES_SHOWN_MAX)
  return rows.map(({ id, badge, firstName, place, reason, awardedAt }) => ({
    id,
    badge,
    firstName: firstName ?? '',
    place: place ?? '',
    reason: reason ?? '',
    awardedAt,
  }))
}
