import type { orders } from './tables.server.ts'
import type { Address } from './views.ts'

/** The delivery address of an order; null once it was erased. */
export function addressOf({
  buyerName: name,
  phone,
  line1,
  line2,
  city,
  district,
  state,
  pin,
}: typeof orders.$inferSelect): Address | null {
  if (name === null || phone === null || line1 === null || city === null || pin === null) return null
  return { name, phone, line1, line2: line2 ?? '', city, district, state, pin }
}
