import { randomUUID } from 'node:crypto'
import type { Db } from '#app/platform/db/database.server.ts'
import { countGifts, findLosses, gifts } from './gifts.ts'
import { openRun } from './kill-run.ts'

// Checks that everything acknowledged before is there, then gives contributions until it is killed.

/** What earlier runs printed, and what this one must therefore find. */
export interface Memory {
  /** Payments whose notification was acknowledged. */
  paid: string[]
  /** The forms of the last run, by key, with the receipt's token if the response arrived. */
  asked: { key: string; token: string | null }[]
}

/** What a run found at its start. */
export interface Findings {
  reopenMs: number
  losses: string[]
  written: number
  settled: number
}

const LANES = 4

const { database, given, reopenMs, say } = await openRun<Memory>()
const giving = gifts(database.db)
await giving.open()
say('found', await lookBack(database.db, given))
await Promise.all(Array.from({ length: LANES }, giveForEver))

async function lookBack(db: Db, { paid, asked }: Memory): Promise<Findings> {
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
