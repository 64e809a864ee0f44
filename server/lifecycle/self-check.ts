import { watchChain } from '#app/features/ledger/chain/watch-chain.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Logger } from '#app/platform/log/log.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { runDueChecks } from '#db/checks/data-checks.ts'

interface SelfCheck {
  db: Db
  sealer: Sealer
  log: Logger
  clock: () => Date
  /** Told after each run how many invariants are broken. */
  report: (failed: number) => void
  /** Told of each invariant that was whole before, as a sentence. */
  alarm: (name: string, now: Date) => Promise<void>
}

const CHAIN = 'every sealed transfer is as it was sealed'

/**
 * Job: checks the invariants that are due and the next part of the ledger's chain. A finding is logged once, its
 * invariant is told to the administrators, and it counts until the same part is sound again; one of the chain counts until somebody has looked and started the site again.
 */
export function selfCheck({ db, sealer, log, clock, report, alarm }: SelfCheck): () => Promise<void> {
  const broken = new Map<string, string>()
  const watch = watchChain({ db, sealer })
  return async () => {
    const now = clock()
    const before = new Set(broken.values())
    for (const result of await runDueChecks(db, now)) {
      const key = `${result.name} ${result.part}`
      if (result.rows === 0) broken.delete(key)
      else if (!broken.has(key)) log.error({ ...result }, 'a data check failed')
      if (result.rows > 0) broken.set(key, result.name)
    }
    for (const finding of await watch(now)) {
      const key = `${CHAIN} ${finding.position}`
      if (!broken.has(key)) log.error({ name: CHAIN, ...finding }, 'a data check failed')
      broken.set(key, CHAIN)
    }
    const failed = new Set(broken.values())
    report(failed.size)
    for (const name of failed) if (!before.has(name)) await alarm(name, now)
  }
}
