import { setTimeout as sleep } from 'node:timers/promises'
import { RawConnection } from '#test/sockets.ts'

/** How long a busy server may take, and how long it is silent when it waits for more. */
const FIRST_MS = 4_000
const QUIET_MS = 700

/** What arrives until the server closes the connection, or nothing more arrives for a while. */
export async function answersAt(port: number, raw: string): Promise<string> {
  const connection = new RawConnection(port).write(raw)
  const startedAt = performance.now()
  let length = 0
  let changedAt = startedAt
  while (connection.isOpen && performance.now() - changedAt < (length === 0 ? FIRST_MS : QUIET_MS)) {
    await sleep(50)
    if (connection.received.length === length) continue
    length = connection.received.length
    changedAt = performance.now()
  }
  connection.end()
  return connection.received
}

/** The status of the first answer, or 0 if there is none. */
export const statusOf = (received: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(received)?.[1] ?? 0)
