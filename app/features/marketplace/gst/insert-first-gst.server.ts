import type { Db } from '#app/platform/db/database.server.ts'
import { gstRates, gstRules } from './gst-tables.server.ts'

const BEGAN = '2017-07-01'
/** The day of the new rates. */
const REFORM = '2025-09-22'
const BEFORE_REFORM = '2025-09-21'
const OLD = 'Notification 1/2017-Central Tax (Rate), 28 June 2017; Notification 1/2017-Integrated Tax (Rate)'
const NEW = 'Notification 9/2025-Central Tax (Rate), 17 September 2025, in force from 22 September 2025'
const EXEMPT = 'Notification 2/2017-Central Tax (Rate), since 22 September 2025 Notification 10/2025-Central Tax (Rate)'

const always = (basisPoints: number, source: string) => ({ basisPoints, fromDay: BEGAN, untilDay: null, source })
const ended = (basisPoints: number) => ({ basisPoints, fromDay: BEGAN, untilDay: BEFORE_REFORM, source: OLD })

/** 0.25, 1.5 and 3 percent are the rates of precious stones, cut diamonds, and gold, silver and jewellery. */
const FIRST_RATES: readonly (typeof gstRates.$inferInsert)[] = [
  always(0, EXEMPT),
  always(25, `${OLD}; ${NEW}, schedule V`),
  always(150, `${NEW}, schedule VI`),
  always(300, `${OLD}; ${NEW}, schedule IV`),
  always(500, `${OLD}; ${NEW}, schedule I`),
  ended(1200),
  always(1800, `${OLD}; ${NEW}, schedule II`),
  ended(2800),
  { basisPoints: 4000, fromDay: REFORM, untilDay: null, source: `${NEW}, schedule III` },
]

const FIRST_RULES: readonly (typeof gstRules.$inferInsert)[] = [
  {
    rule: 'inter-state',
    fromDay: '2017-07-01',
    needs: 'gst-number',
    source: 'CGST Act 2017, section 24(i) and (ix)',
  },
  {
    rule: 'inter-state',
    fromDay: '2023-10-01',
    needs: 'gst-or-enrolment-number',
    source:
      'Decision 030. Notification 34/2023-Central Tax, 31 July 2023, introduces the enrolment; its conditions (i) and (ii) must be checked before an operator lets an enrolled seller deliver to other States',
  },
  {
    rule: 'tax-details',
    fromDay: BEGAN,
    needs: 'hsn-and-rate',
    source: 'CGST Rules 2017, rule 46(g), (l) and (m)',
  },
]

/**
 * Inserts the first rates and rules where they are missing. A row that is there stays as it is: a later version of the
 * program does not change what operators rely on. Idempotent.
 */
export async function insertFirstGst(db: Db): Promise<void> {
  await db
    .insert(gstRates)
    .values([...FIRST_RATES])
    .onConflictDoNothing()
  await db
    .insert(gstRules)
    .values([...FIRST_RULES])
    .onConflictDoNothing()
}
