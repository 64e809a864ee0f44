import { randomInt } from 'node:crypto'
import { expect } from 'vitest'
import type { Child } from '#test/durability/child.ts'
import type { Findings, Memory } from './gifts-kill-run.ts'
import { describeKilled, killAfter, listSaid, waitFor } from './kill-rounds.ts'

/** A sample; `npm run test:faults` runs 30. */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 1)
/** A run is killed shortly after this many payments were acknowledged. */
const PAYMENTS_MIN = 2
const PAYMENTS_MAX = 14
const MOMENT_MS_MAX = 30
/** Forms of the last run that are posted again in the next: those in flight, and some more. */
const FORMS_TRIED_AGAIN = 6

await describeKilled('people give', {
  script: 'test/crash/gifts-kill-run.ts',
  does: 'keeps every acknowledged payment and a balanced ledger',
  run: async ({ engine, start }) => {
    const memory: Memory = { paid: [], asked: [] }
    const reopenings: number[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const child = start(memory)
      const { losses, settled, reopenMs } = await waitFor<Findings>(child, 'found')
      expect(losses).toEqual([])
      expect(settled).toBeGreaterThanOrEqual(memory.paid.length)
      if (round > 0) reopenings.push(reopenMs)
      const times = randomInt(PAYMENTS_MIN, PAYMENTS_MAX)
      await killAfter(child, { word: 'paid', times, momentMsMax: MOMENT_MS_MAX })
      remember(memory, child)
    }
    const median = Math.round(reopenings.toSorted((a, b) => a - b)[Math.floor(reopenings.length / 2)] ?? 0)
    console.log(`${engine}: ${ROUNDS} kills, ${memory.paid.length} acknowledged, 0 lost, open again in ${median} ms`)
  },
})

function remember(memory: Memory, child: Child): void {
  const tokens = new Map<string, string | null>(listSaid<string>(child, 'asking').map((key) => [key, null]))
  for (const { key, token } of listSaid<{ key: string; token: string }>(child, 'pledged')) tokens.set(key, token)
  memory.paid.push(...listSaid<string>(child, 'paid'))
  memory.asked = [...tokens].slice(-FORMS_TRIED_AGAIN).map(([key, token]) => ({ key, token }))
}
