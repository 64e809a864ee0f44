import { resolve } from 'node:path'
import type { Config } from '#app/platform/config/config.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { systemClock } from '#app/platform/time/clock.ts'
import { writeBreachPack } from '#server/lifecycle/breach-pack.ts'

/**
 * Writes the breach pack of this time into a new folder, and returns its report and its path.
 * @throws Error for times that cannot be read.
 */
export async function describeBreach(
  config: Config,
  [from, until, account]: readonly (string | undefined)[],
): Promise<string> {
  const breach = {
    from: readTime(from),
    until: readTime(until),
    account: account?.toLowerCase() ?? null,
    now: systemClock(),
  }
  if (breach.until < breach.from) throw new Error('The breach needs to end after it began.')
  const folder = resolve(`breach-${breach.now.toISOString().slice(0, 19).replaceAll(':', '')}`)
  const database = await openDatabase({ ...config, onError: (error) => console.error(error.message) })
  try {
    return `${await writeBreachPack(database.db, folder, breach)}\nWritten to ${folder}: keep it with the papers of the breach.`
  } finally {
    await database.close()
  }
}

function readTime(text = ''): Date {
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) throw new Error(`“${text}” is not a time: write one like 2026-11-28T04:00+05:30.`)
  return time
}
