import { deliveryTo, parcelOf } from '#app/features/marketplace/delivery/delivery-rule.ts'
import type { ProductPageView } from '#app/features/marketplace/catalogue/product-queries.server.ts'
import { pinWords } from '#app/features/marketplace/delivery/area-copy.server.ts'
import { placeText, readDeliveryPin } from '#app/features/marketplace/delivery/delivery-pin.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { stateName } from '#app/platform/india/state-name.ts'
import { copy } from './copy.ts'
import { words as pageWords } from './product-copy.server.ts'

const words = pageWords.check

/** The parameters that the answer depends on. */
export const CHECK_PARAMS = ['pin', 'state'] as const

/** The form that checks the delivery to a PIN code, with its answer. */
export interface DeliveryCheck {
  pin: string
  error: string | null
  /** To choose from, when the PIN code is used in several States. */
  states: readonly string[]
  state: string | null
  /** `delivers` is false for a place that the seller does not deliver to. */
  answer: { text: string; delivers: boolean } | null
}

type Checked = Pick<ProductPageView, 'product' | 'parcel' | 'terms'>

/** Reads the PIN code of the page's address, and answers by the rule that the checkout uses too. */
export function checkDelivery(params: URLSearchParams, checked: Checked): DeliveryCheck {
  const { pin, states, fault } = readDeliveryPin(params)
  const empty = { pin, error: null, states: [], state: null, answer: null }
  if (pin === '') return empty
  if (fault === 'army') return { ...empty, answer: { text: words.army, delivers: true } }
  if (fault) return { ...empty, error: pinWords[fault] }
  const chosen = states.find((each) => each === params.get('state')) ?? null
  const state = states.length === 1 ? (states[0] ?? null) : chosen
  const asked = { ...empty, states: states.length > 1 ? states : [], state }
  if (state === null) return { ...asked, error: params.has('state') ? copy.check.which : null }
  return { ...asked, answer: answerFor({ ...checked, pin, state }) }
}

function answerFor({ product: { currency }, parcel, terms, pin, state }: Checked & { pin: string; state: string }) {
  const to = deliveryTo(terms, state)
  if (!to.delivers) {
    const text = to.within === null ? words.not(stateName(state)) : words.only(stateName(state), stateName(to.within))
    return { text, delivers: false }
  }
  const { deliveryMinor, deliveryDays } = parcelOf([parcel], { to, currency })
  const cost = deliveryMinor > 0 ? words.cost(formatMoney(deliveryMinor, currency)) : words.free
  return { text: words.delivered(words.to(placeText(pin, state)), cost, deliveryDays), delivers: true }
}
