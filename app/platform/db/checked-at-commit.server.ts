import type { Db } from './database.server.ts'

/** What the open transactions have sent and not yet heard of, by their handle. */
const unheard = new WeakMap<Pick<Db, 'execute'>, Promise<unknown>[]>()

/**
 * For a statement of a transaction whose result nobody reads: COMMIT is sent without waiting for it, which is one round
 * trip less. If it fails, PostgreSQL commits nothing, and the transaction rejects with its error. A `statement` that was
 * not sent is sent now. In a savepoint, outside of a transaction and on the embedded database it is waited for.
 */
export async function checkedAtCommit(tx: Db, statement: PromiseLike<unknown>): Promise<void> {
  // Not with `await`, which would send one that Drizzle has only built after what comes next.
  const answered = new Promise((resolve, reject) => void statement.then(resolve, reject))
  const sent = unheard.get(tx)
  if (!sent) return void (await answered)
  // It is heard by `hearAtCommit`; until then nobody waits for it.
  answered.catch(() => {})
  sent.push(answered)
}

/** Lets the transactions of a database end with what `checkedAtCommit` was given. */
export function hearAtCommit<Handle extends Db>(db: Handle): Handle {
  const transaction = db.transaction.bind(db)
  const heard: Db['transaction'] = async (work, config) => {
    const sent: Promise<unknown>[] = []
    const committed = transaction((tx) => {
      unheard.set(tx, sent)
      return work(tx)
    }, config)
    await Promise.allSettled([committed])
    // The first that failed is why what came after it did.
    await Promise.all(sent)
    return committed
  }
  return Object.assign(db, { transaction: heard })
}
