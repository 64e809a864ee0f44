import { randomUUID } from 'node:crypto'
import type { CheckoutInput } from '#app/features/orders/placing/form.ts'
import type { LatestAddress } from '#app/features/orders/queries.server.ts'
import { itemId } from '#app/features/marketplace/variants/item-id.ts'
import { quoteOrder } from '#app/features/orders/placing/quote-queries.server.ts'
import {
  reservedItems,
  listUnpaidOrders,
  type UnpaidOrder,
} from '#app/features/orders/payment/unpaid-queries.server.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { cleanPin } from '#app/platform/india/pin-codes.ts'
import { districtChoices } from '#app/platform/india/places.server.ts'
import { prefillOf, type RequestContext } from '#app/platform/http/request.server.ts'
import { readUnpaidTokens } from '#app/features/orders/payment/unpaid-cookie.ts'
import type { DistrictChoices } from './address-form.tsx'
import { summaryView, type SummaryView } from './checkout-view.server.ts'

/** The user's unpaid orders. */
export function listUnpaid({ db, actor, now }: RequestContext, request: Request): Promise<UnpaidOrder[]> {
  const tokens = readUnpaidTokens(request.headers.get('Cookie'))
  return listUnpaidOrders(db, { actor, tokens, now })
}

/** Those in this currency, which a new order replaces; all currencies for null. */
export const unpaidIn = (unpaid: readonly UnpaidOrder[], currency: string | null): UnpaidOrder[] =>
  unpaid.filter((order) => currency === null || order.currency === currency)

/** The form's initial values: the address of an earlier order; else name, e-mail and phone number only. */
export function draftOf(
  ctx: RequestContext,
  last: LatestAddress | null,
): { draft: FormValues; districts: DistrictChoices | null; isFromLast: boolean } {
  const { name, email, phone } = prefillOf(ctx)
  const draft = { key: randomUUID(), name, email, phone }
  if (!last) return { draft, districts: null, isFromLast: false }
  const { state: region, district, email: lastEmail, ...address } = last
  const values = { ...draft, email: email || (lastEmail ?? ''), ...address, district: district ?? '', region }
  return { draft: values, districts: districtsFor({ values }), isFromLast: true }
}

/** The districts to choose from; null while none was chosen or asked for. */
export function districtsFor({ values, errors }: { values: FormValues; errors?: FormValues }): DistrictChoices | null {
  if (!values['district'] && !errors?.['district']) return null
  const choices = districtChoices({ state: values['region'] ?? '', pin: cleanPin(values['pin'] ?? '') })
  return choices.others.length + choices.likely.length > 0 ? choices : null
}

/**
 * The quote with items that the State chosen before excluded and the State chosen now allows; null when there are
 * none. The buyer confirms it before the order is placed.
 */
export async function quoteWithLeftOut(
  ctx: RequestContext,
  input: CheckoutInput,
  waiting: readonly UnpaidOrder[],
): Promise<SummaryView | null> {
  const { currency, things, leftOut, region: state } = input
  if (leftOut.length === 0) return null
  const requested = { currency, lines: [...things, ...leftOut], state, actor: ctx.actor, now: ctx.now }
  const quote = await quoteOrder(ctx.db, { ...requested, reserved: reservedItems(waiting) })
  const stillLeftOut = new Set(quote.problems.flatMap((each) => (each.requested ? [itemId(each)] : [])))
  const isAsBefore = things.length > 0 && leftOut.every((item) => stillLeftOut.has(itemId(item)))
  return isAsBefore ? null : summaryView(quote)
}
