import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { and, asc, desc, gte, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { type GstNeed, type GstNeeds, type GstRule, needsTaxDetails, rateText, type Registration } from './gst-rules.ts'
import type { TaxRules } from './product-tax.ts'
import { gstRates, gstRules } from './gst-tables.server.ts'

/** The rates of GST on this day in basis points, the lowest first. */
export async function listGstRates(db: Db, now: Date): Promise<number[]> {
  return (await ratesOn(db, now)).map((row) => row.basisPoints)
}

/** The same as an SQL query. */
export function ratesOn(db: Db, now: Date) {
  const { basisPoints, fromDay, untilDay } = gstRates
  const today = dayOfIndia(now)
  return db
    .selectDistinct({ basisPoints })
    .from(gstRates)
    .where(and(lte(fromDay, today), or(isNull(untilDay), gte(untilDay, today))))
    .orderBy(asc(basisPoints))
}

/** Every rate, also ended ones: the lowest first, of one rate the newest row first. For operators. */
export const listAllGstRates = (db: Db) =>
  db.select().from(gstRates).orderBy(gstRates.basisPoints, desc(gstRates.fromDay))

/** Every rule: of each the newest row first. For operators. */
export const listAllGstRules = (db: Db) => db.select().from(gstRules).orderBy(gstRules.rule, desc(gstRules.fromDay))

/** What each rule needs on this day: of its newest row that has begun, else nothing. */
export async function readGstNeeds(db: Db, now: Date): Promise<GstNeeds> {
  const { rule, fromDay, needs } = gstRules
  const rows = await db
    .selectDistinctOn([rule], { rule, needs })
    .from(gstRules)
    .where(lte(fromDay, dayOfIndia(now)))
    .orderBy(rule, desc(fromDay))
  const inForce = new Map(rows.map((row) => [row.rule, row.needs]))
  const needOf = (name: GstRule): GstNeed => inForce.get(name) ?? 'nothing'
  return { 'inter-state': needOf('inter-state'), 'tax-details': needOf('tax-details') }
}

interface Asking {
  db: Db
  shop: Registration
  now: Date
}

/** What a seller with a GST number enters for a product. */
export async function readTaxRules({ db, shop, now }: Asking): Promise<TaxRules> {
  return { rates: await listGstRates(db, now), isRequired: needsTaxDetails(shop, await readGstNeeds(db, now), now) }
}

/** The rates to choose from in the form of a product; null for a seller without a GST number, who is not asked. */
export async function listOfferedRates(asking: Asking): Promise<readonly string[] | null> {
  if (asking.shop.gstin === null) return null
  return (await listGstRates(asking.db, asking.now)).map(rateText)
}
