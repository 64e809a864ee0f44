import { type SQL, sql } from 'drizzle-orm'
import { RATE_CURRENCY, REST } from './delivery-rule.ts'

const rest = sql.raw(`'${REST}'`)

/**
 * Joins as `rate` what `deliveryTo(terms, null)` of the delivery rule finds: the rate of the seller `s` while the buyer's
 * State is not known. A test compares both.
 */
export const USUAL_RATE = sql`
  LEFT JOIN LATERAL (SELECT d.cost_minor, d.days FROM seller_delivery d
    WHERE d.seller_id = s.id AND d.cost_minor IS NOT NULL AND CASE
      WHEN s.delivers_to = 'own-state' THEN d.place = s.state
      ELSE d.place = ${rest} OR EXISTS (SELECT FROM seller_delivery u
        WHERE u.seller_id = s.id AND u.place = ${rest} AND u.cost_minor IS NULL) END
    ORDER BY d.place <> ${rest}, d.cost_minor, d.days LIMIT 1) rate ON true`

/** What `parcelOf` says for the product `p` alone at this rate: minor units, and days. */
export const DELIVERY_MINOR = sql`CASE WHEN rate.cost_minor IS NULL OR p.currency <> ${sql.raw(`'${RATE_CURRENCY}'`)}
  THEN p.delivery_minor WHEN p.free_shipping THEN 0 ELSE rate.cost_minor END`
export const DELIVERY_DAYS = sql`coalesce(rate.days, p.delivery_days)`

/**
 * Whether the seller `s` delivers to a State: what `deliveryTo(terms, state).delivers` of the delivery rule says. A test
 * compares both.
 */
export const deliversTo = (state: SQL) => sql`(
  (s.delivers_to <> 'own-state' OR s.state = ${state})
  AND NOT EXISTS (SELECT FROM seller_delivery d WHERE d.seller_id = s.id AND d.cost_minor IS NULL
    AND (d.place = ${state} OR d.place = ${rest} AND s.delivers_to <> 'own-state'
      AND NOT EXISTS (SELECT FROM seller_delivery o WHERE o.seller_id = s.id AND o.place = ${state}))))`
