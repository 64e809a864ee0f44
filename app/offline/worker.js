// Stands between the browser and the network: keeps the last read pages and the page with the helplines for the time
// without a connection. It asks the network first, always. What the server calls private (`no-store`: everything of a
// signed-in person, every sensitive page) is never kept, and nothing but GET is touched.

const VERSION = '__VERSION__'
const KEPT = `diya-${VERSION}`
const PAGES = `diya-pages-${VERSION}`
const OFFLINE = ['/offline', '/offline/style.css', '/offline/script.js']
const PAGES_MAX = 30
const DAY_MS = 86_400_000
/** These go their own way, untouched: tokens that are spent by being asked for, streams, the way out. */
const NEVER = /^\/(auth|account|operator|login|sandbox|webhooks|live|api|dev|receipt|tickets|follow|exit)(\/|$)/

addEventListener('install', (event) => {
  event.waitUntil(refreshOffline())
  skipWaiting()
})

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), clients.claim().then(keepOpenPages)]))
})

// Only pages of this site can send it; a link on another site to the quick exit must not empty anything.
addEventListener('message', (event) => {
  if (event.data === 'exit') event.waitUntil(forgetEverything())
})

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (OFFLINE.includes(url.pathname)) event.respondWith(fetch(request).catch(() => match(KEPT, url.pathname)))
  else if (NEVER.test(url.pathname)) return
  else if (request.mode === 'navigate') event.respondWith(page(event, url))
  else if (url.pathname.endsWith('.data')) event.respondWith(data(event, url))
})

/** The page from the network; without one as it was read last, or the page that works without. */
async function page(event, url) {
  try {
    const response = await fetch(event.request)
    if (isForEverybody(response)) event.waitUntil(keep(url, response.clone()))
    return response
  } catch {
    const kept = await match(PAGES, url.pathname + url.search)
    return kept ? withNote(kept) : ((await match(KEPT, '/offline')) ?? Response.error())
  }
}

/** Pages that were reached by a link inside the site arrive as data; their document is kept for later. */
async function data(event, url) {
  const response = await fetch(event.request)
  url.pathname =
    url.pathname === '/_root.data' || url.pathname === '/_.data' ? '/' : url.pathname.replace(/(\/_)?\.data$/, '')
  url.searchParams.delete('_routes')
  if (isForEverybody(response) && !navigator.connection?.saveData) {
    event.waitUntil(keepAddress(url))
  }
  return response
}

async function asset(request) {
  const kept = await match(KEPT, request.url)
  return kept ?? fetch(request)
}

/** A whole answer that the server gave to nobody in particular. */
function isForEverybody(response) {
  const allowed = response.headers.get('Cache-Control') ?? 'no-store'
  return response.status === 200 && !response.redirected && !allowed.includes('no-store')
}

async function keepAddress(url) {
  const address = url.pathname + url.search
  if (await match(PAGES, address)) return
  const response = await fetch(address, { headers: { Accept: 'text/html' } })
  if (isForEverybody(response)) await keep(url, response)
}

async function keep(url, response) {
  if (!response.headers.get('Content-Type')?.includes('text/html')) return
  const pages = await caches.open(PAGES)
  const html = await response.clone().text()
  if (/<meta name="robots" content="noindex/.test(html)) return
  await pages.delete(url.pathname + url.search)
  await pages.put(url.pathname + url.search, response)
  const addresses = await pages.keys()
  await Promise.all(addresses.slice(0, -PAGES_MAX).map((oldest) => pages.delete(oldest)))
  await keepAssets(html)
  const offline = await match(KEPT, '/offline')
  if (Date.now() - Date.parse(offline?.headers.get('Date') ?? 0) > DAY_MS) await refreshOffline()
}

/** What the page is drawn with: files whose names change with their content, so what is kept stays true. */
async function keepAssets(html) {
  const kept = await caches.open(KEPT)
  const names = new Set(html.match(/\/assets\/[\w./-]+\.(css|js|woff2|svg)/g))
  await Promise.all([...names].map(async (name) => (await kept.match(name)) || kept.add(name).catch(() => {})))
}

async function refreshOffline() {
  const kept = await caches.open(KEPT)
  await kept.addAll(OFFLINE.map((address) => new Request(address, { cache: 'no-cache' })))
}

/** The pages that stood open before there was anybody to keep them. */
async function keepOpenPages() {
  const open = await clients.matchAll({ type: 'window' })
  const urls = open.map((client) => new URL(client.url)).filter((url) => !NEVER.test(url.pathname))
  await Promise.all(urls.map((url) => keepAddress(url).catch(() => {})))
}

async function dropOldCaches() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== KEPT && name !== PAGES).map((name) => caches.delete(name)))
}

/** Quick exit: nothing stays. */
async function forgetEverything() {
  const names = await caches.keys()
  await Promise.all([...names.map((name) => caches.delete(name)), registration.unregister()])
}

/** Says that the page is as it was. React leaves alone what it did not draw beside the page's own parts. */
async function withNote(response) {
  const at = new Date(response.headers.get('Date') ?? Date.now())
  const when = at.toLocaleString([], { weekday: 'short', hour: 'numeric', minute: '2-digit' })
  const note = `<aside class="offline-note" role="status">${'__NOTE__'.replace('{when}', when)}</aside>`
  const html = (await response.text()).replace(/<body[^>]*>/, (body) => body + note)
  return new Response(html, { status: 200, headers: response.headers })
}

async function match(cacheName, address) {
  const cache = await caches.open(cacheName)
  return cache.match(address, { ignoreVary: true })
}
