import { latinDigits } from '#app/platform/text/text.ts'
import type { IndianState } from './states.ts'

/**
 * The States of a PIN code by its first two digits: the postal circles of India Post, with the neighbouring States that
 * a circle also serves. Codes of the army postal service (90 to 99) are valid everywhere.
 */
const CIRCLES: readonly (readonly [digits: readonly number[], states: readonly IndianState[]])[] = [
  [[11], ['Delhi']],
  [
    [12, 13],
    ['Haryana', 'Chandigarh'],
  ],
  [
    [14, 15],
    ['Punjab', 'Chandigarh'],
  ],
  [[16], ['Chandigarh', 'Punjab', 'Haryana']],
  [[17], ['Himachal Pradesh']],
  [[18], ['Jammu and Kashmir']],
  [[19], ['Jammu and Kashmir', 'Ladakh']],
  [[20, 21, 22, 23, 27, 28], ['Uttar Pradesh']],
  [
    [24, 25, 26],
    ['Uttar Pradesh', 'Uttarakhand'],
  ],
  [[30, 31, 32, 33, 34], ['Rajasthan']],
  [
    [36, 39],
    ['Gujarat', 'Dadra and Nagar Haveli and Daman and Diu'],
  ],
  [[37, 38], ['Gujarat']],
  [[40], ['Maharashtra', 'Goa']],
  [[41, 42, 43, 44], ['Maharashtra']],
  [[45, 46, 47, 48], ['Madhya Pradesh']],
  [[49], ['Chhattisgarh']],
  [[50], ['Telangana', 'Andhra Pradesh']],
  [[51, 52], ['Andhra Pradesh']],
  [[53], ['Andhra Pradesh', 'Puducherry']],
  [[56, 57, 58, 59], ['Karnataka']],
  [[60], ['Tamil Nadu', 'Puducherry']],
  [[61, 62, 63, 64, 65, 66], ['Tamil Nadu']],
  [[67], ['Kerala', 'Puducherry']],
  [[68], ['Kerala', 'Lakshadweep']],
  [[69], ['Kerala']],
  [[70, 71, 72], ['West Bengal']],
  [[73], ['West Bengal', 'Sikkim']],
  [[74], ['West Bengal', 'Andaman and Nicobar Islands']],
  [[75, 76, 77], ['Odisha']],
  [[78], ['Assam']],
  [[79], ['Arunachal Pradesh', 'Assam', 'Manipur', 'Meghalaya', 'Mizoram', 'Nagaland', 'Tripura']],
  [[80, 84, 85], ['Bihar']],
  [
    [81, 82, 83],
    ['Bihar', 'Jharkhand'],
  ],
]

/** The PIN code's digits without spaces, also when typed in Devanagari. */
export const cleanPin = (typed: string): string => latinDigits(typed).replace(/\s/g, '')

/** Six digits, the first is not 0. */
export const PIN_CODE = /^[1-9][0-9]{5}$/

const ARMY_POST_FROM = 90
const statesByDigits = new Map(CIRCLES.flatMap(([digits, states]) => digits.map((each) => [each, states] as const)))

/** Whether the PIN code is of the army postal service, whose codes are valid in every State. */
export const isArmyPost = (pin: string): boolean => digitsOf(pin) >= ARMY_POST_FROM

/** The States of a PIN code by its first two digits; none when no postal circle has them. */
export const circleOf = (pin: string): readonly IndianState[] => statesByDigits.get(digitsOf(pin)) ?? []

const digitsOf = (pin: string): number => Number(pin.slice(0, 2))
