import { financialYearOf } from '#app/platform/time/dates.ts'
import { startOfIndianDay } from '#app/platform/time/indian-days.ts'

/** How a gift is deducted from the donor's income, by the Act that holds on its day. */
export interface TaxLaw {
  act: string
  section: string
  /** The name of the section before, which people still use. */
  formerly: string | null
  /** What the approved organisation files after the year. */
  statement: string
  /** What the donor gets from the portal after the filing. */
  certificate: string
}

/** First days in India; the newest first. Source: Income-tax Act, 2025, sections 133 and 354, in force from 1 April 2026. */
const LAWS: readonly (TaxLaw & { fromDay: string })[] = [
  {
    fromDay: '2026-04-01',
    act: 'Income-tax Act, 2025',
    section: '133',
    formerly: '80G',
    statement: 'Form 113',
    certificate: 'Form 114',
  },
  {
    fromDay: '0001-01-01',
    act: 'Income-tax Act, 1961',
    section: '80G',
    formerly: null,
    statement: 'Form 10BD',
    certificate: 'Form 10BE',
  },
]

/** The law for a gift of this day in India, like `2026-03-31`. */
export function taxLawOn(day: string): TaxLaw {
  const law = LAWS.find(({ fromDay }) => fromDay <= day)
  if (!law) throw new Error(`no law holds on ${day}`)
  return law
}

/** After 15 May the statement of the year before is written: from then on details come too late for it. */
const LAST_DETAILS_DAY = '05-15'
/** The last day on which a donor can add the details for a gift of this day. */
export const lastDetailsDay = (giftDay: string): string =>
  `${financialYearOf(startOfIndianDay(giftDay)) + 1}-${LAST_DETAILS_DAY}`
