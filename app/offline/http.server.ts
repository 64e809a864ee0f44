import { Hono } from 'hono'
import { listHelplines } from '#app/features/helplines/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { localePath } from '#app/platform/language/language-paths.ts'
import { LANGUAGES } from '#app/platform/language/languages.ts'
import { DAY_S, HOUR_S } from '#app/platform/time/durations.ts'
import tokens from '#app/styles/tokens.css?raw'
import { copy } from './copy.ts'
import { drawIcon } from './icons.server.ts'
import { offlinePage } from './page.ts'
import type { PlainSite } from './plain-page.ts'
import script from './script.js?raw'
import style from './style.css?raw'
import worker from './worker.js?raw'

const WORKER = '/sw.js'
/** Browsers revalidate each time; the worker has its own cache. */
const REVALIDATE = 'private, no-cache'
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The policy of the worker's script applies to its requests: only to this site. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/** Without the web fonts, which are larger than the page: the offline page uses system fonts. */
const css = `${tokens.replace(/@font-face\s*\{[^}]*\}/g, '')}\n${style}`

interface Offline {
  db: Db
  site: PlainSite
  /** Changes with every build, which clears the worker's caches. */
  version: () => Promise<string>
}

/** The routes of the installable app: the service worker, the offline page, the manifest and the icons. */
export function offlineRoutes({ db, site, version }: Offline): Hono {
  const app = new Hono()
  app.get('/offline', async (c) => {
    c.header('Cache-Control', REVALIDATE)
    c.header('Content-Security-Policy', PAGE_POLICY)
    c.header('X-Robots-Tag', 'noindex')
    return c.html(offlinePage({ site, helplines: await listHelplines(db) }))
  })
  const text = (path: string, type: string, body: () => string | Promise<string>) =>
    app.get(path, async (c) => {
      c.header('Cache-Control', REVALIDATE)
      c.header('Content-Type', `${type}; charset=utf-8`)
      if (path === WORKER) c.header('Content-Security-Policy', WORKER_POLICY)
      return c.body(await body())
    })
  text('/offline/style.css', 'text/css', () => css)
  text('/offline/script.js', 'text/javascript', () => script)
  text(WORKER, 'text/javascript', async () =>
    worker.replace('__VERSION__', await version()).replace("'__NOTES__'", JSON.stringify(notes())),
  )
  app.get('/manifest.webmanifest', (c) => {
    c.header('Cache-Control', `public, max-age=${HOUR_S}`)
    c.header('Content-Type', 'application/manifest+json; charset=utf-8')
    return c.body(JSON.stringify(manifest(site.brandName)))
  })
  app.get('/icons/:name{[\\w-]+\\.png}', async (c) => {
    const png = await drawIcon(c.req.param('name').replace(/\.png$/, ''))
    if (!png) return c.notFound()
    c.header('Cache-Control', `public, max-age=${DAY_S}`)
    c.header('Content-Type', 'image/png')
    return c.body(new Uint8Array(png))
  })
  return app
}

/** The note on a cached page by language. */
const notes = () => Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language, () => copy.note)]))

/** Neutral: the name and icon on a home screen do not reveal why somebody uses the site. */
function manifest(brand: string) {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: brand,
    short_name: brand,
    description: copy.manifest.description,
    lang: `${currentLanguage()}-IN`,
    start_url: localePath('/'),
    scope: '/',
    display: 'standalone',
    background_color: '#f8f2e6',
    theme_color: '#f8f2e6',
    icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('512-maskable', 512, 'maskable')],
  }
}
