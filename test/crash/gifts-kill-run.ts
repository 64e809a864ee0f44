import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Database } from '#app/platform/db/database.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { countGifts, findLosses, gifts } from './gifts.ts'

// Opens the database, checks that everything acknowledged before is there, then gives contributions until it is killed.
// Arguments: the data directory, a file with what was acknowledged so far, and PostgreSQL's URL if it is used. Each
// line is printed only after the fact behind it is committed.

/** What earlier runs printed, and what this one must therefore find. */
export interface Memory {
  /** Payments whose notification was acknowledged. */
  paid: string[]
  /** The forms of the last run, by key, with the receipt's token if the response arrived. */
  asked: { key: string; token: string | null }[]
}

/** What a run found at its start. */
export interface Findings {
  /** From opening the database until it is migrated, as at the application's start. */
  reopenMs: number
  losses: string[]
  written: number
  settled: number
}

const LANES = 4

const [dataDir = '', memoryFile = '', databaseUrl] = process.argv.slice(2)
const say = (word: string, value: unknown) => process.stdout.write(`${word} ${JSON.stringify(value)}\n`)

const startedAt = performance.now()
const database = await openDatabase({ dataDir, databaseUrl, onError: () => {} })
await migrate(database)
const reopenMs = performance.now() - startedAt
const giving = gifts(database.db)
await giving.open()
say('found', await lookBack(database, JSON.parse(readFileSync(memoryFile, 'utf8')) as Memory))
await Promise.all(Array.from({ length: LANES }, giveForEver))

async function lookBack({ db }: Database, { paid, asked }: Memory): Promise<Findings> {
  const losses = await findLosses(db, paid)
  const before = await countGifts(db)
  losses.push(...(await repeatRequests(asked)))
  const after = await countGifts(db)
  const answered = asked.filter(({ token }) => token !== null).length
  if (after.written > before.written + asked.length - answered) losses.push('a form posted again became a second gift')
  return { reopenMs, losses, ...after }
}

/** Posts every form of the last run twice more, and repeats its notification twice. */
async function repeatRequests(asked: Memory['asked']): Promise<string[]> {
  const losses: string[] = []
  for (const { key, token } of asked) {
    const again = await giving.pledge(key)
    const oncemore = await giving.pledge(key)
    if (again !== (token ?? again) || oncemore !== again) losses.push('a form posted again got another answer')
    await giving.capture(again)
    const { outcome } = await giving.capture(again)
    if (outcome !== 'repeated') losses.push(`a notification told again was ${outcome}`)
  }
  return losses
}

async function giveForEver(): Promise<never> {
  for (;;) {
    const key = randomUUID()
    say('asking', key)
    const token = await giving.pledge(key)
    say('pledged', { key, token })
    const { paymentId } = await giving.capture(token)
    say('paid', paymentId)
  }
}
