import { createHash } from 'node:crypto'
import { type Agreement, attemptOrder, type PlaceContext, type PlaceOutcome } from './attempt.server.ts'
import { userIdOf } from '#app/platform/context.server.ts'

export type { PlaceContext, PlaceOutcome } from './attempt.server.ts'

export interface PlaceInput extends Agreement {
  /** Of the form (uuid): posted again it is the same order. */
  key: string
}

/**
 * Writes an order down, takes its pieces out of the stock while it is being paid, and asks the provider for its page.
 * Everything is computed again from the records: a problem, or another total than she agreed to, writes nothing. The
 * same form, posted however often, is one order; after its payment failed the next post opens another payment of the
 * same order while the pieces are held, and a new order when they were given free.
 */
export function placeOrder(ctx: PlaceContext, input: PlaceInput): Promise<PlaceOutcome> {
  return attemptOrder({ ctx, input, key: keyOf(ctx, input) })
}

/** The form's key together with all that was agreed, and by whom: a form that is changed is another order. */
function keyOf({ actor }: PlaceContext, input: PlaceInput): string {
  const { key, currency, lines, agreedMinor, name, phone, email, line1, line2, city, state, pin } = input
  const userId = userIdOf(actor)
  // In whatever order they are listed.
  const requested = lines.map(({ slug, quantity }) => `${slug}:${quantity}`).toSorted()
  const agreed = [key, currency, requested, agreedMinor, name, phone, email, line1, line2, city, state, pin, userId]
  return `order:${createHash('sha256').update(JSON.stringify(agreed)).digest('base64url')}`
}
