import { randomInt } from 'node:crypto'
import { expect } from 'vitest'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { describeKilled, killAfter, listSaid, waitFor } from './kill-rounds.ts'
import type { Given } from './money-out-kill-run.ts'

/** A sample; `npm run test:faults` runs 30. */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 3)
/** A run is killed after this many confirmed returns, at a random moment of the next second. */
const CONFIRMED_MAX = 5
const MOMENT_MS_MAX = 1_000
/** The product's clock runs fast: each run begins later than all before. */
const DAYS_PER_RUN = 2_000

await describeKilled('campaigns are paid out and returned', {
  script: 'test/crash/money-out-kill-run.ts',
  does: 'sends each payout and each refund once',
  run: async ({ engine, start }) => {
    const released: string[] = []
    const confirmed: string[] = []
    const begin = (round: number, isLast: boolean) => {
      const startsAt = new Date(Date.UTC(2026, 10, 20) + round * DAYS_PER_RUN * DAY_MS).toISOString()
      return start({ released, confirmed, startsAt, isLast } satisfies Given)
    }
    for (let round = 0; round < ROUNDS; round++) {
      const child = begin(round, false)
      expect(await waitFor(child, 'found')).toEqual([])
      const times = randomInt(1, CONFIRMED_MAX)
      await killAfter(child, { word: 'confirmed', times, momentMsMax: MOMENT_MS_MAX })
      released.push(...listSaid<string>(child, 'released'))
      confirmed.push(...listSaid<string>(child, 'confirmed'))
    }
    // The last one runs until nothing is open.
    const last = begin(ROUNDS, true)
    expect(await waitFor(last, 'found')).toEqual([])
    expect(await waitFor(last, 'ended')).toEqual([])
    await last.exited
    console.log(`${engine}: ${ROUNDS} kills, ${released.length} payouts, ${confirmed.length} returns, 0 twice, 0 lost`)
  },
})
