import type { Site } from '#test/journeys/site.ts'
import { startStaticServer } from '#bench/floors/static-server.ts'
import { compare, type Comparison } from './compare.ts'
import { startLoad } from './load.ts'
import { pin } from './pin.ts'
import { fetchRaw } from './site.ts'

/** By then the quickly compressed form has been replaced by the better compressed one. */
const SETTLE_MS = 1_500
const SERVERS_CORE = 0
const CLIENTS_CORE = 1

/** The page cache against a server that has the same bytes in memory. */
export async function compareCached(
  site: Site,
  path: string,
  headers: Record<string, string>,
): Promise<Comparison & { bytes: number }> {
  await fetchRaw(site.url + path, headers)
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  const answer = await fetchRaw(site.url + path, headers)
  if (answer.status !== 200 || answer.headers['content-encoding'] !== 'br') {
    throw new Error(`${path} is not cached: ${answer.status}`)
  }
  const raw = await startStaticServer(answer)
  const own = await startLoad(site.url, { requests: [{ path, headers }] })
  const floor = await startLoad(raw.url, { requests: [{ path, headers }] })
  for (const server of [site.process.pid, raw.pid]) pin(server, SERVERS_CORE)
  for (const client of [own.pid, floor.pid]) pin(client, CLIENTS_CORE)
  const compared = await compare(own, floor)
  pin(site.process.pid, null)
  await Promise.all([own.close(), floor.close()])
  raw.close()
  return { ...compared, bytes: answer.body.length }
}
