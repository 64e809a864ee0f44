import { latinDigits } from '#app/platform/text/text.ts'
import { type DistrictOptions, districtOptions, translatedNames } from './district-names.server.ts'
import { OTHER_DISTRICT } from './other-district.ts'
import { circleOf, isArmyPost } from './pin-codes.ts'
import text from './places.txt?raw'
import { findIndianState, type IndianState } from './states.ts'

// The one list of India's States, districts and PIN codes (decision 028). It stays on the server.

interface District {
  state: IndianState
  name: string
}

const byState = new Map<IndianState, string[]>()
/** District by State and any of its names in plain letters. */
const byName = new Map<string, District>()
const byPin = new Map<number, District[]>()

for (const line of text.trimEnd().split('\n')) {
  const [stateName = '', names = '', ranges = ''] = line.split('\t')
  const [name = '', ...otherNames] = names.split('/')
  const state = findIndianState(stateName)
  if (!state) throw new Error(`places.txt: no State ${stateName}`)
  const district = { state, name }
  byState.set(state, [...(byState.get(state) ?? []), name])
  for (const each of [name, ...otherNames, ...translatedNames(state, name)]) byName.set(nameKey(state, each), district)
  for (const pin of pinsOf(ranges)) byPin.set(pin, [...(byPin.get(pin) ?? []), district])
}

/** All districts of a State, in alphabetical order. */
export const districtsOf = (state: string): readonly string[] => {
  const known = findIndianState(state)
  return known ? (byState.get(known) ?? []) : []
}

/** The choices of a district field: all of a State. */
export const allDistricts = (state: string): DistrictOptions => districtOptions(state, districtsOf(state))

/** The district of this State with the typed name in any language, also in an older or another usual spelling; null when unknown. */
export const findDistrict = (state: string, typed: string): string | null =>
  byName.get(nameKey(state, typed))?.name ?? null

/** The districts of a PIN code in this State; none for a code that the directory does not have. */
export const districtsOfPin = (pin: string, state: string): readonly string[] =>
  (byPin.get(Number(pin)) ?? []).flatMap((district) => (district.state === state ? [district.name] : []))

/**
 * The States of a PIN code of six digits: by the directory, else by its postal circle. Several when it is used on both
 * sides of a border; none for army post offices and unknown digits.
 */
export function statesOfPin(pin: string): readonly IndianState[] {
  if (isArmyPost(pin)) return []
  const listed = byPin.get(Number(pin))
  return listed ? [...new Set(listed.map(({ state }) => state))] : circleOf(pin)
}

export type PinPlace =
  /** The code is valid in the State, or belongs to the army postal service. */
  | { fits: true }
  /** The code is valid in these States; nowhere when nobody knows its first digits. */
  | { fits: false; states: readonly IndianState[] }

/** Whether a PIN code of six digits is valid in this State. */
export function placeOfPin(pin: string, state: string): PinPlace {
  if (isArmyPost(pin)) return { fits: true }
  const states = statesOfPin(pin)
  return states.some((each) => each === state) ? { fits: true } : { fits: false, states }
}

/**
 * The district of an address: the chosen one; else the only one of its PIN code; null when the list does not have it,
 * because then the town is enough. 'choose' when the code is used in several districts of the State.
 */
export function districtOfAddress({ state, pin, chosen }: { state: string; pin: string; chosen: string }) {
  if (chosen === OTHER_DISTRICT) return null
  const found = findDistrict(state, chosen)
  if (found !== null) return found
  const [only = null, ...others] = districtsOfPin(pin, state)
  return others.length > 0 ? 'choose' : only
}

/** The choices of a district field: the likely ones of a PIN code first, then all of the State. */
export function districtChoices({ state, pin = '' }: { state: string; pin?: string }) {
  const likely = districtsOfPin(pin, state)
  const others = districtsOf(state).filter((name) => !likely.includes(name))
  return { likely: districtOptions(state, likely), others: districtOptions(state, others) }
}

function* pinsOf(ranges: string): Generator<number> {
  for (const range of ranges.split(' ').filter(Boolean)) {
    const [from = 0, more = 0] = range.split('+').map(Number)
    for (let pin = from; pin <= from + more; pin++) yield pin
  }
}

function nameKey(state: string, name: string): string {
  return `${state}:${/[\u0900-\u097f]/.test(name) ? hindiLetters(name) : plainLetters(name)}`
}

function plainLetters(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\b(district|dist|zila)\b/g, '')
    .replace(/&/g, 'and')
    .replace(/[^a-z]/g, '')
}

/** Few people type the dot of ज़, and many write ं for ँ. */
function hindiLetters(name: string): string {
  return latinDigits(name)
    .normalize('NFD')
    .replaceAll('\u093c', '')
    .replaceAll('ँ', 'ं')
    .replace(/(?:^|\s)(?:जिला|जनपद)(?=\s|$)/g, '')
    .replace(/[^\u0900-\u097f0-9]/g, '')
}
