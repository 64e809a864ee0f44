import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { openRun } from './kill-run.ts'
import { findOpen, findWrong, moneyOut } from './money-out.ts'

// Compares the database with what was said before, then pays out and returns until it is killed; the last run ends when
// nothing is open.

export interface Given {
  /** What earlier runs said. */
  released: string[]
  confirmed: string[]
  /** Of the product's clock. */
  startsAt: string
  isLast: boolean
}

const LANES = 3
const QUIET_RUNS = 60
/** Together longer than the longest pause after which a provider is asked again about a payout that it never told of. */
const QUIET_MS = 10 * MINUTE_MS

const { database, given, say } = await openRun<Given>()
const money = moneyOut(database, new Date(given.startsAt))
// The clock has jumped since the last run, so what waited then has waited for long now.
const found = await findWrong(database, money.now(), given)
say(
  'found',
  found.filter((words) => !words.includes('no refund waits for more than a day')),
)
if (given.isLast) {
  for (let run = 0; run < QUIET_RUNS; run++) {
    await money.runJobs()
    money.wait(QUIET_MS)
  }
  say('ended', [...(await findWrong(database, money.now(), given)), ...(await findOpen(database))])
  await database.close()
} else {
  await Promise.all([...Array.from({ length: LANES }, liveForEver), runForEver()])
}

async function liveForEver(): Promise<never> {
  for (;;) await money.live(say)
}

async function runForEver(): Promise<never> {
  for (;;) {
    await money.runJobs()
    say('ran', null)
  }
}
