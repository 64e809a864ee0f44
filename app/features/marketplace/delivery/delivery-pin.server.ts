import { cleanPin, isArmyPost, PIN_CODE } from '#app/platform/india/pin-codes.ts'
import { districtsOfPin, statesOfPin } from '#app/platform/india/places.server.ts'
import type { IndianState } from '#app/platform/india/states.ts'
import { districtName } from '#app/platform/india/district-names.server.ts'
import { stateName } from '#app/platform/india/state-name.ts'

const PIN_CHARS_MAX = 20

/** Why a typed PIN code has no State: its form is wrong, nobody uses it, or it is of the army postal service. */
export type PinFault = 'wrong' | 'unknown' | 'army'

/** A PIN code to deliver to. */
export interface DeliveryPin {
  /** As typed, without spaces; '' for none. */
  pin: string
  /** Several when the PIN code is used in several States; none with a fault or without a PIN code. */
  states: readonly IndianState[]
  fault: PinFault | null
}

/** Reads the PIN code of an address. */
export function readDeliveryPin(params: URLSearchParams): DeliveryPin {
  const pin = cleanPin(params.get('pin') ?? '').slice(0, PIN_CHARS_MAX)
  if (pin === '') return { pin, states: [], fault: null }
  if (!PIN_CODE.test(pin)) return { pin, states: [], fault: 'wrong' }
  if (isArmyPost(pin)) return { pin, states: [], fault: 'army' }
  const states = statesOfPin(pin)
  return { pin, states, fault: states.length === 0 ? 'unknown' : null }
}

/** 'Nashik, Maharashtra', or the State alone when it has several districts with this PIN code. */
export function placeText(pin: string, state: string): string {
  const [district, ...others] = districtsOfPin(pin, state)
  return district && others.length === 0 && district !== state
    ? `${districtName(state, district)}, ${stateName(state)}`
    : stateName(state)
}
