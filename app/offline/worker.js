// The service worker. It caches recently read pages and the offline page with the helplines. It always tries the network
// first. It handles only GET requests and never caches responses with `no-store` (pages of members, sensitive pages).

const VERSION = '__VERSION__'
const STATIC_CACHE = `diya-${VERSION}`
const PAGE_CACHE = `diya-pages-${VERSION}`
/** The note on a cached page by language; the first one has no prefix in its paths. */
const NOTES = '__NOTES__'
const [ORIGINAL, ...OTHERS] = Object.keys(NOTES)
const OFFLINE = [
  '/offline',
  ...OTHERS.map((language) => `/${language}/offline`),
  '/offline/style.css',
  '/offline/script.js',
]
const PAGES_MAX = 30
const DAY_MS = 86_400_000
/** Paths that the worker does not handle: single-use tokens, private areas, streams and the quick exit. */
const NEVER = /^\/(auth|account|operator|login|sandbox|webhooks|live|api|dev|receipt|tickets|follow|exit)(\/|$)/

addEventListener('install', (event) => {
  event.waitUntil(refreshOffline())
  skipWaiting()
})

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldCaches(), clients.claim().then(cacheOpenPages)]))
})

// Only pages of this site can send the message; a link to the quick exit on another site must not clear the caches.
addEventListener('message', (event) => {
  if (event.data === 'exit') event.waitUntil(clearEverything())
})

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (OFFLINE.includes(url.pathname))
    event.respondWith(fetch(request).catch(() => match(STATIC_CACHE, url.pathname)))
  else if (NEVER.test(withoutLanguage(url.pathname))) return
  else if (request.mode === 'navigate') event.respondWith(page(event, url))
  else if (url.pathname.endsWith('.data')) event.respondWith(data(event, url))
})

/** The language of a path, e.g. of `/hi/about`. */
const languageOf = (pathname) => OTHERS.find((language) => language === pathname.split('/')[1]) ?? ORIGINAL

/** The path as it is in English. */
function withoutLanguage(pathname) {
  const language = languageOf(pathname)
  return language === ORIGINAL ? pathname : pathname.slice(language.length + 1) || '/'
}

/** The page from the network, or from the cache with a note, or the offline page. */
async function page(event, url) {
  try {
    const response = await fetch(event.request)
    if (isCacheable(response)) event.waitUntil(cachePage(url, response.clone()))
    return response
  } catch {
    const cached = await match(PAGE_CACHE, url.pathname + url.search)
    const language = languageOf(url.pathname)
    if (cached) return withNote(cached, language)
    const offline = language === ORIGINAL ? '/offline' : `/${language}/offline`
    return (await match(STATIC_CACHE, offline)) ?? Response.error()
  }
}

/** A navigation inside the site loads only data, so the page's document is fetched for the cache. */
async function data(event, url) {
  const response = await fetch(event.request)
  url.pathname = url.pathname.replace(/(\/_|\/_root)?\.data$/, '') || '/'
  url.searchParams.delete('_routes')
  if (isCacheable(response) && !navigator.connection?.saveData) {
    event.waitUntil(fetchAndCache(url))
  }
  return response
}

async function asset(request) {
  const cached = await match(STATIC_CACHE, request.url)
  return cached ?? fetch(request)
}

/** Whether the response is complete, not redirected and not private. */
function isCacheable(response) {
  const allowed = response.headers.get('Cache-Control') ?? 'no-store'
  return response.status === 200 && !response.redirected && !allowed.includes('no-store')
}

async function fetchAndCache(url) {
  const address = url.pathname + url.search
  if (await match(PAGE_CACHE, address)) return
  const response = await fetch(address, { headers: { Accept: 'text/html' } })
  if (isCacheable(response)) await cachePage(url, response)
}

async function cachePage(url, response) {
  if (!response.headers.get('Content-Type')?.includes('text/html')) return
  const pages = await caches.open(PAGE_CACHE)
  const html = await response.clone().text()
  if (/<meta name="robots" content="noindex/.test(html)) return
  await pages.delete(url.pathname + url.search)
  await pages.put(url.pathname + url.search, response)
  const addresses = await pages.keys()
  await Promise.all(addresses.slice(0, -PAGES_MAX).map((oldest) => pages.delete(oldest)))
  await cacheAssets(html)
  const offline = await match(STATIC_CACHE, '/offline')
  if (Date.now() - Date.parse(offline?.headers.get('Date') ?? 0) > DAY_MS) await refreshOffline()
}

/** Caches the page's assets. Their names change with their content, so they never become stale. */
async function cacheAssets(html) {
  const cache = await caches.open(STATIC_CACHE)
  const names = new Set(html.match(/\/assets\/[\w./-]+\.(css|js|woff2|svg)/g))
  await Promise.all([...names].map(async (name) => (await cache.match(name)) || cache.add(name).catch(() => {})))
}

async function refreshOffline() {
  const cache = await caches.open(STATIC_CACHE)
  await cache.addAll(OFFLINE.map((address) => new Request(address, { cache: 'no-cache' })))
}

/** Caches the pages that were open before the worker was activated. */
async function cacheOpenPages() {
  const open = await clients.matchAll({ type: 'window' })
  const urls = open.map((client) => new URL(client.url)).filter((url) => !NEVER.test(withoutLanguage(url.pathname)))
  await Promise.all(urls.map((url) => fetchAndCache(url).catch(() => {})))
}

async function deleteOldCaches() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name !== STATIC_CACHE && name !== PAGE_CACHE).map((name) => caches.delete(name)),
  )
}

/** For the quick exit: deletes all caches and unregisters the worker. */
async function clearEverything() {
  const names = await caches.keys()
  await Promise.all([...names.map((name) => caches.delete(name)), registration.unregister()])
}

/** Adds a note with the time of the cached page. React does not remove unknown elements in the body. */
async function withNote(response, language) {
  const at = new Date(response.headers.get('Date') ?? Date.now())
  const when = at.toLocaleString(language === ORIGINAL ? [] : language, {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })
  const note = `<aside class="offline-note" role="status">${NOTES[language].replace('{when}', when)}</aside>`
  const html = (await response.text()).replace(/<body[^>]*>/, (body) => body + note)
  return new Response(html, { status: 200, headers: response.headers })
}

async function match(cacheName, address) {
  const cache = await caches.open(cacheName)
  return cache.match(address, { ignoreVary: true })
}
