import type { Engine } from '#app/platform/db/database.server.ts'
import type { Site } from '#test/journeys/site.ts'
import { startRenderer } from './floors/renderer.ts'
import { compare } from './harness/compare.ts'
import { Databases } from './harness/databases.ts'
import { compareKept } from './harness/kept.ts'
import { startLoad } from './harness/load.ts'
import { ratioRow, type Row } from './harness/report.ts'
import { openSite } from './harness/site.ts'

const PATHS = ['/', '/empowerher', '/campaign/rukmini-grocery'] as const
const BROWSER = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br', 'Accept-Language': 'en-IN' }
/** A request that carries a session is never answered from the cache. This one is not valid: the page is the same. */
const PAST_THE_CACHE = { Accept: 'text/html', Cookie: 'diya-at=none' }

/** Public pages with the demo data, kept (P1) and drawn anew (P2). */
export async function pages(): Promise<Row[]> {
  const databases = await Databases.open()
  const [engine = 'pglite'] = databases.engines
  const { env } = await databases.prepare(engine, async () => {})
  const site = await openSite({ ...env, DEMO_DATA: '1' })
  try {
    const kept: Row[] = []
    const drawn: Row[] = []
    for (const path of PATHS) {
      kept.push(await measureKept(site, path))
      drawn.push(await measureDrawn(site.url, path, engine))
    }
    return [...kept, ...drawn]
  } finally {
    await site.close()
    await databases.close()
  }
}

async function measureKept(site: Site, path: string): Promise<Row> {
  const { bytes, ...compared } = await compareKept(site, path, BROWSER)
  const what = `${path} from the cache, ${bytes.toLocaleString('en')} bytes`
  return ratioRow({ id: 'P1', what, floorName: 'node:http, same bytes', min: 0.8 }, compared)
}

async function measureDrawn(url: string, path: string, engine: Engine): Promise<Row> {
  const own = await startLoad(url, { requests: [{ path, headers: PAST_THE_CACHE }] })
  const floor = await startRenderer(path)
  const compared = await compare(own, floor)
  await Promise.all([own.close(), floor.close()])
  return ratioRow({ id: 'P2', what: `${path} drawn anew, ${engine}`, floorName: 'renderToString', min: 0.5 }, compared)
}
