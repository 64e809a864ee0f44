import type { Site } from '#test/journeys/site.ts'
import { startStaticServer } from '#bench/floors/static-server.ts'
import { compare, type Comparison } from './compare.ts'
import { startLoad } from './load.ts'
import { pinApart, unpin } from './pin.ts'
import { fetchRaw } from './site.ts'

/** By then the quickly compressed form has been replaced by the better compressed one. */
const SETTLE_MS = 1_500

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
  pinApart({ servers: [site.process.pid, raw.pid], clients: [own.pid, floor.pid] })
  const compared = await compare(own, floor)
  unpin(site.process.pid)
  await Promise.all([own.close(), floor.close()])
  raw.close()
  return { ...compared, bytes: answer.body.length }
}
