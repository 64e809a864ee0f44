import { latinDigits } from '#app/platform/text/text.ts'
import type { IndianState } from './states.ts'

// GST numbers of India: the codes of the States, and the shape of the numbers. Safe for the browser.

/** The code of each State in GST numbers (two digits). 25 and 28 are codes of States that no longer exist. */
const GST_CODES: Readonly<Record<IndianState, string>> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
}

/** The Union Territories without a legislature: their share of the tax is called UTGST (UTGST Act 2017, section 2). */
const WITHOUT_LEGISLATURE: ReadonlySet<string> = new Set<IndianState>([
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Ladakh',
  'Lakshadweep',
])

/** The name of the State's share of the tax. */
export const stateTaxOf = (state: string): 'SGST' | 'UTGST' => (WITHOUT_LEGISLATURE.has(state) ? 'UTGST' : 'SGST')

/** '27' for Maharashtra; null for a name that is no State. */
export const gstCodeOf = (state: string): string | null =>
  Object.hasOwn(GST_CODES, state) ? GST_CODES[state as IndianState] : null

/** The State whose code a GST number starts with; null for an unknown code. */
export function stateOfGstNumber(number: string): IndianState | null {
  const found = Object.entries(GST_CODES).find(([, code]) => number.startsWith(code))
  return found ? (found[0] as IndianState) : null
}

/** State code, PAN of the holder, count of the registrations of this PAN in the State, the letter Z, check character. */
const GSTIN = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
/** The number of somebody without registration who enrolled on the GST portal to sell on a market like this one. */
const ENROLMENT = /^[0-9]{2}[0-9A-Z]{13}$/
const NUMBER_LENGTH = 15

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The last character of a GST number, of its first 14: the digits are weighted 1, 2, 1, 2 … in base 36. */
export function gstinCheckOf(first: string): string {
  const sum = [...first].reduce((total, character, i) => {
    const product = CHARACTERS.indexOf(character) * (i % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / CHARACTERS.length) + (product % CHARACTERS.length)
  }, 0)
  return CHARACTERS.charAt((CHARACTERS.length - (sum % CHARACTERS.length)) % CHARACTERS.length)
}

/** Upper case, without spaces and hyphens. */
export const cleanGstNumber = (typed: string): string => latinDigits(typed).replace(/[\s-]/g, '').toUpperCase()

export type GstNumberFault = 'length' | 'form' | 'code' | 'state' | 'check'

/**
 * What is wrong with a GST number, or null. `state`: the State that the seller sends from; null when it is not known.
 */
export function gstinFault(number: string, state: string | null): GstNumberFault | null {
  if (number.length !== NUMBER_LENGTH) return 'length'
  if (!GSTIN.test(number)) return 'form'
  return stateFault(number, state) ?? (gstinCheckOf(number.slice(0, -1)) === number.at(-1) ? null : 'check')
}

/** What is wrong with an enrolment number, or null. */
export function enrolmentFault(number: string, state: string | null): GstNumberFault | null {
  if (number.length !== NUMBER_LENGTH) return 'length'
  return ENROLMENT.test(number) ? stateFault(number, state) : 'form'
}

function stateFault(number: string, state: string | null): 'code' | 'state' | null {
  const own = stateOfGstNumber(number)
  if (own === null) return 'code'
  return state === null || own === state ? null : 'state'
}
