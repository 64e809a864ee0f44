import { DAY_MS } from '#app/platform/time/durations.ts'
import { findHead } from './seal.server.ts'
import { type ChainFinding, type ChainPlace, type Reading, START, verifyNext } from './verify-chain.server.ts'

const STEPS_PER_RUN = 10

/**
 * Verifies the chain in the running product, a part in each run: on from where the last run has ended, so at the end
 * only what is new, and once a day again from the start. Remembers the end that it has seen: who cuts off the chain in
 * the database cannot reach that. A run returns what it has found in its part.
 */
export function watchChain(reading: Reading): (now: Date) => Promise<ChainFinding[]> {
  let place: ChainPlace = START
  let beganAt: Date | null = null
  let isAtEnd = false
  return async (now) => {
    const findings: ChainFinding[] = []
    if (await isCutOff(reading, place)) {
      findings.push({ problem: 'missing', position: place.position, transferId: null })
      place = START
    }
    if (beganAt === null || (isAtEnd && now.getTime() - beganAt.getTime() >= DAY_MS)) {
      place = START
      beganAt = now
    }
    isAtEnd = false
    for (let step = 0; step < STEPS_PER_RUN && !isAtEnd; step++) {
      const next = await verifyNext(reading, place)
      findings.push(...next.findings)
      ;({ place, isAtEnd } = next)
    }
    return findings
  }
}

async function isCutOff({ db }: Reading, { position, hash }: ChainPlace): Promise<boolean> {
  if (position === 0) return false
  const seal = await findHead(db, position)
  return seal?.position !== position || (hash !== null && seal.hash !== hash)
}
