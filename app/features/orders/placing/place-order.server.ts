import { contentHash } from '#app/platform/text/content-hash.server.ts'
import { type Agreement, attemptOrder, type PlaceContext, type PlaceOutcome } from './attempt.server.ts'
import { itemId } from '#app/features/marketplace/variants/item-id.ts'
import { userIdOf } from '#app/platform/context.server.ts'

export type { PlaceContext, PlaceOutcome } from './attempt.server.ts'

export interface PlaceInput extends Agreement {
  /** Of the form (uuid); posted again it is the same order. */
  key: string
}

/**
 * Places an order: writes it, reserves its items, and asks the provider for its page. Prices are read again from the
 * database: a problem, or a total other than the agreed one, writes nothing. Idempotent per form: a
 * changed one with the same key is refused, and after a failed payment the next post opens another payment of the same order while the items are reserved, else a new order.
 */
export function placeOrder(ctx: PlaceContext, input: PlaceInput): Promise<PlaceOutcome> {
  const { actor, now } = ctx
  const content = agreedIn(ctx, input)
  const form = { place: 'order', userId: userIdOf(actor), key: input.key, content, now }
  return attemptOrder({ ctx, input, key: orderKey(content), form })
}

/** Hash of the form's key and everything that was agreed: a guessed or shared key opens nothing. */
const orderKey = (agreed: readonly unknown[]): string => `order:${contentHash(agreed)}`

function agreedIn({ actor }: PlaceContext, input: PlaceInput): readonly unknown[] {
  const { key, currency, lines, agreedMinor, name, phone, email, line1, line2, city, district, state, pin } = input
  const userId = userIdOf(actor)
  // Independent of the order of the lines.
  const requested = lines.map((line) => `${itemId(line)}:${line.quantity}`).toSorted()
  const address = [name, phone, email, line1, line2, city, district, state, pin]
  return [key, currency, requested, agreedMinor, ...address, userId]
}
