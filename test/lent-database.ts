import type { PGlite } from '@electric-sql/pglite'
import type { Database } from '#app/platform/db/database.server.ts'
import { forgetPlanned } from '#engine/one-message.server.ts'
import { wrap } from '#engine/pglite.server.ts'
import { remember } from './database-rewind.ts'

/** Of the databases that tests have closed; each holds about 100 MB. */
const WAITING_MAX = 2

interface Lendable {
  client: PGlite
  rewind(): void
}

const waiting: Lendable[] = []

/**
 * Lends a database to one test: one that another test has closed, or else a new one. Closing it puts it back into its
 * first state, for the next test.
 */
export async function lend(start: () => Promise<{ client: PGlite }>): Promise<Database & { client: PGlite }> {
  const lendable = waiting.pop() ?? (await startLendable(start))
  const { client, rewind } = lendable
  const { borrowed, end } = borrow(client)
  return {
    ...wrap(borrowed),
    client: borrowed,
    close: async () => {
      if (!(await end())) return
      if (waiting.length >= WAITING_MAX) return client.close()
      rewind()
      forgetPlanned(lendable.client)
      waiting.push(lendable)
    },
  }
}

async function startLendable(start: () => Promise<{ client: PGlite }>): Promise<Lendable> {
  const { client } = await start()
  return { client, rewind: await remember(client) }
}

/**
 * A client that behaves as a closed one after `end`, which waits for what runs and resolves to whether it was the first
 * call.
 */
function borrow(client: PGlite): { borrowed: PGlite; end(): Promise<boolean> } {
  let isClosed = false
  const listeners = new Set<() => Promise<void>>()
  const whileOpen =
    <Args extends unknown[], Result>(method: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (isClosed) throw new Error('PGlite is closed')
      return method.apply(client, args)
    }
  const listen: PGlite['listen'] = async (...args) => {
    const stop = await client.listen(...args)
    listeners.add(stop)
    return async () => {
      if (listeners.delete(stop)) await stop()
    }
  }
  const own = {
    query: whileOpen(client.query),
    exec: whileOpen(client.exec),
    transaction: whileOpen(client.transaction),
    dumpDataDir: whileOpen(client.dumpDataDir),
    listen: whileOpen(listen),
  }
  const borrowed = new Proxy(client, {
    get: (target, name) => (name === 'closed' ? isClosed : Reflect.get(Object.hasOwn(own, name) ? own : target, name)),
  })
  return {
    borrowed,
    end: async () => {
      if (isClosed) return false
      isClosed = true
      await Promise.all([...listeners].map((stop) => stop()))
      listeners.clear()
      await client.transaction(async () => {})
      return true
    },
  }
}
