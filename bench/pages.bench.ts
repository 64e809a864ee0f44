import type { Engine } from '#app/platform/db/database.server.ts'
import { ACCESS_TOKEN_COOKIE } from '#app/platform/session/session-names.ts'
import type { Site } from '#test/journeys/site.ts'
import { startRenderer } from './floors/renderer.ts'
import { compare } from './harness/compare.ts'
import { Databases } from './harness/databases.ts'
import { compareCached } from './harness/cached.ts'
import { type LoadRequest, startLoad } from './harness/load.ts'
import { pinApart, unpin } from './harness/pin.ts'
import { ratioRow, type Row } from './harness/report.ts'
import { signUp } from './harness/sign-up.ts'
import { openSite } from './harness/site.ts'

const PATHS = ['/', '/empowerher', '/campaign/rukmini-grocery'] as const
const WARM_UP_MS = 30_000
const BROWSER = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br', 'Accept-Language': 'en-IN' }

/** Public pages with the demo data: from the cache (P1), and rendered for a member (P2). */
export async function pages(): Promise<Row[]> {
  const databases = await Databases.open()
  const [engine = 'pglite'] = databases.engines
  const { env } = await databases.prepare(engine, async () => {})
  const site = await openSite({ ...env, DEMO_DATA: '1', DEMO_PICTURES: '0' })
  try {
    const cached: Row[] = []
    const rendered: Row[] = []
    const { access_token: token } = await signUp(site.url)
    const headers = { Accept: 'text/html', Cookie: `${ACCESS_TOKEN_COOKIE}=${token}` }
    await warmUp(site.url, [BROWSER, headers])
    for (const path of PATHS) {
      cached.push(await measureCached(site, path))
      rendered.push(await measureRendered(site, { path, headers }, engine))
    }
    return [...cached, ...rendered]
  } finally {
    await site.close()
    await databases.close()
  }
}

/** In its first half minute a server is slower, which would be measured as the first page: from the cache, and drawn. */
async function warmUp(url: string, browsers: readonly LoadRequest['headers'][]): Promise<void> {
  const requests = PATHS.flatMap((path) => browsers.map((headers) => ({ path, headers })))
  const load = await startLoad(url, { requests })
  await load.measure(WARM_UP_MS)
  await load.close()
}

async function measureCached(site: Site, path: string): Promise<Row> {
  const { bytes, ...compared } = await compareCached(site, path, BROWSER)
  const what = `${path} from the cache, ${bytes.toLocaleString('en')} bytes`
  return ratioRow({ id: 'P1', what, floorName: 'node:http, same bytes', min: 0.85 }, compared)
}

async function measureRendered(site: Site, request: LoadRequest, engine: Engine): Promise<Row> {
  const { path } = request
  const own = await startLoad(site.url, { requests: [request] })
  const floor = await startRenderer(path)
  pinApart({ servers: [site.process.pid, floor.pid], clients: [own.pid] })
  const compared = await compare(own, floor)
  unpin(site.process.pid)
  await Promise.all([own.close(), floor.close()])
  return ratioRow({ id: 'P2', what: `${path} for a member, ${engine}`, floorName: 'React alone', min: 0.4 }, compared)
}
