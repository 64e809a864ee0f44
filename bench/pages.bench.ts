import type { Engine } from '#app/platform/db/database.server.ts'
import type { Site } from '#test/journeys/site.ts'
import { startRenderer } from './floors/renderer.ts'
import { compare } from './harness/compare.ts'
import { Databases } from './harness/databases.ts'
import { compareCached } from './harness/cached.ts'
import { startLoad } from './harness/load.ts'
import { ratioRow, type Row } from './harness/report.ts'
import { openSite } from './harness/site.ts'

const PATHS = ['/', '/empowerher', '/campaign/rukmini-grocery'] as const
const BROWSER = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br', 'Accept-Language': 'en-IN' }
/** A request with a session cookie is never served from the cache. This one is not valid, so the page is the same. */
const UNCACHED = { Accept: 'text/html', Cookie: 'diya-at=none' }

/** Public pages with the demo data, cached (P1) and rendered (P2). */
export async function pages(): Promise<Row[]> {
  const databases = await Databases.open()
  const [engine = 'pglite'] = databases.engines
  const { env } = await databases.prepare(engine, async () => {})
  const site = await openSite({ ...env, DEMO_DATA: '1', DEMO_PICTURES: '0' })
  try {
    const cached: Row[] = []
    const rendered: Row[] = []
    for (const path of PATHS) {
      cached.push(await measureCached(site, path))
      rendered.push(await measureRendered(site.url, path, engine))
    }
    return [...cached, ...rendered]
  } finally {
    await site.close()
    await databases.close()
  }
}

async function measureCached(site: Site, path: string): Promise<Row> {
  const { bytes, ...compared } = await compareCached(site, path, BROWSER)
  const what = `${path} from the cache, ${bytes.toLocaleString('en')} bytes`
  return ratioRow({ id: 'P1', what, floorName: 'node:http, same bytes', min: 0.8 }, compared)
}

async function measureRendered(url: string, path: string, engine: Engine): Promise<Row> {
  const own = await startLoad(url, { requests: [{ path, headers: UNCACHED }] })
  const floor = await startRenderer(path)
  const compared = await compare(own, floor)
  await Promise.all([own.close(), floor.close()])
  return ratioRow({ id: 'P2', what: `${path} rendered, ${engine}`, floorName: 'renderToString', min: 0.5 }, compared)
}
