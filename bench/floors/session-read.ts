import { openDatabase } from '#app/platform/db/open.server.ts'
import { createSessionStates } from '#auth/sessions/session-state.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { type Meter, meterInput, serveMeter, startMeter } from '#bench/harness/meter.ts'

interface Input {
  url: string | null
  /** A data directory with a copy of the embedded database; unused with a URL. */
  dataDir: string
  lanes: number
}

/** The statement that reads a session and its user, alone: no HTTP, no page. */
export function startSessionRead(input: Input): Promise<Meter> {
  return startMeter(import.meta.filename, input)
}

if (import.meta.main) {
  const { url, dataDir, lanes } = meterInput<Input>()
  const { db } = await openDatabase({ dataDir, databaseUrl: url ?? undefined, onError: () => {} })
  const [session] = await db.select({ sessionId: sessions.id, userId: sessions.userId }).from(sessions).limit(1)
  if (!session) throw new Error('the floor found no session')
  const read = createSessionStates(db, { isSinglePerUser: false })
  serveMeter(lanes, async () => void (await read.execute(session)))
}
