import { readFileSync } from 'node:fs'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { findOpen, findWrong, moneyOut } from './money-out.ts'

// Opens the database, compares it with what was said before, then pays out and returns until it is killed. Arguments: the
// data directory, a file with what was said so far, the time of the first day, 'live' or 'end', and PostgreSQL's URL if it
// is used. Each line is printed only after the fact behind it is committed.

/** What earlier runs said. */
export interface Memory {
  released: string[]
  confirmed: string[]
}

const LANES = 3
const QUIET_RUNS = 60

const [dataDir = '', memoryFile = '', startsAt = '', mode = '', databaseUrl] = process.argv.slice(2)
const say = (word: string, value: unknown) => process.stdout.write(`${word} ${JSON.stringify(value)}\n`)

const database = await openDatabase({ dataDir, databaseUrl, onError: () => {} })
await migrate(database)
const money = moneyOut(database, new Date(startsAt))
const facts = JSON.parse(readFileSync(memoryFile, 'utf8')) as Memory
// The clock has jumped since the last run, so what waited then has waited for long now.
const found = await findWrong(database, money.now(), facts)
say(
  'found',
  found.filter((words) => !words.includes('no refund waits for more than a day')),
)
if (mode === 'end') {
  for (let run = 0; run < QUIET_RUNS; run++) await money.runJobs()
  say('ended', [...(await findWrong(database, money.now(), facts)), ...(await findOpen(database))])
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
