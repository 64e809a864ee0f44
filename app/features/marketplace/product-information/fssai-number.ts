import type { IndianState } from '#app/platform/india/states.ts'
import { latinDigits } from '#app/platform/text/text.ts'

// The 14 digits of an FSSAI number: 1 kind, 2 to 3 State (00: issued by the Central authority), 4 to 5 year, then the
// officer and the serial number.

const DIGITS = 14
/** The State codes of FSSAI: by alphabet, then the Union Territories, then the later ones. Not those of GST. */
const STATES: Readonly<Record<string, IndianState>> = {
  '01': 'Andhra Pradesh',
  '02': 'Arunachal Pradesh',
  '03': 'Assam',
  '04': 'Bihar',
  '05': 'Chhattisgarh',
  '06': 'Goa',
  '07': 'Gujarat',
  '08': 'Haryana',
  '09': 'Himachal Pradesh',
  '10': 'Jammu and Kashmir',
  '11': 'Jharkhand',
  '12': 'Karnataka',
  '13': 'Kerala',
  '14': 'Madhya Pradesh',
  '15': 'Maharashtra',
  '16': 'Manipur',
  '17': 'Meghalaya',
  '18': 'Mizoram',
  '19': 'Nagaland',
  '20': 'Odisha',
  '21': 'Punjab',
  '22': 'Rajasthan',
  '23': 'Sikkim',
  '24': 'Tamil Nadu',
  '25': 'Tripura',
  '26': 'Uttarakhand',
  '27': 'Uttar Pradesh',
  '28': 'West Bengal',
  '29': 'Andaman and Nicobar Islands',
  '30': 'Chandigarh',
  '31': 'Dadra and Nagar Haveli and Daman and Diu',
  '32': 'Dadra and Nagar Haveli and Daman and Diu',
  '33': 'Delhi',
  '34': 'Lakshadweep',
  '35': 'Puducherry',
  '36': 'Telangana',
  '37': 'Ladakh',
}
const CENTRAL = '00'
/** No number has this year, as FSSAI began in 2011: demo data has numbers that are nobody's. */
const DEMO_YEAR = '00'

interface FssaiNumber {
  number: string
  kind: 'licence' | 'registration'
  /** Null for a licence of the Central authority. */
  state: IndianState | null
  isDemo: boolean
}

type FssaiFault =
  | { fault: 'not-digits' | 'kind' | 'central-registration' }
  | { fault: 'length'; digits: number }
  | { fault: 'state'; code: string }

type ReadFssai = { ok: true; value: FssaiNumber } | ({ ok: false } & FssaiFault)

/** Parses an FSSAI number; spaces and hyphens between the digits are ignored. It is not compared with the register. */
export function readFssaiNumber(typed: string): ReadFssai {
  const number = latinDigits(typed).replace(/[\s-]/g, '')
  if (!/^\d+$/.test(number)) return { ok: false, fault: 'not-digits' }
  if (number.length !== DIGITS) return { ok: false, fault: 'length', digits: number.length }
  const [first, code, year] = [number.slice(0, 1), number.slice(1, 3), number.slice(3, 5)]
  if (first !== '1' && first !== '2') return { ok: false, fault: 'kind' }
  const kind = first === '1' ? ('licence' as const) : ('registration' as const)
  if (code === CENTRAL && kind === 'registration') return { ok: false, fault: 'central-registration' }
  const state = STATES[code] ?? null
  if (code !== CENTRAL && !state) return { ok: false, fault: 'state', code }
  return { ok: true, value: { number, kind, state, isDemo: year === DEMO_YEAR } }
}
