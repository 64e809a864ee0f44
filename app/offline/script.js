// The script of the offline page: it lists the cached pages and the cards in this browser's storage.
const CARDS = ['diya:solve', 'diya:companion']
const TITLE = /<title>([^<]*)<\/title>/

const pages = document.getElementById('pages')
const cards = document.getElementById('cards')

void listPages()
cards?.addEventListener('toggle', showCards)
document.querySelector('a.exit')?.addEventListener('click', () => {
  // The server's Clear-Site-Data header does not arrive without a connection.
  localStorage.clear()
  sessionStorage.clear()
  navigator.serviceWorker?.controller?.postMessage('exit')
})
for (const button of document.querySelectorAll('[data-retry]')) {
  button.addEventListener('click', () => location.reload())
}

async function listPages() {
  const names = (await globalThis.caches?.keys()) ?? []
  const items = []
  for (const name of names.filter((each) => each.startsWith('diya-pages-'))) {
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) {
      const cached = await cache.match(url, { ignoreVary: true })
      const title = TITLE.exec((await cached?.text()) ?? '')?.[1]
      if (title) items.unshift(listItem(title, url))
    }
  }
  if (items.length > 0) pages?.replaceChildren(...items)
}

function listItem(title, url) {
  const link = document.createElement('a')
  link.href = url
  // Decodes the HTML entities of the title; a textarea runs no scripts.
  const reader = document.createElement('textarea')
  reader.innerHTML = title
  link.textContent = reader.value
  link.lang = new URL(url).pathname.split('/')[1] === 'hi' ? 'hi' : 'en'
  const item = document.createElement('li')
  item.append(link)
  return item
}

function showCards() {
  const list = cards?.querySelector('[data-list]')
  const saved = CARDS.flatMap(read).sort((a, b) => b.at - a.at)
  if (list && saved.length > 0) list.replaceChildren(...saved.map(drawCard))
}

function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}').cards ?? []
  } catch {
    return []
  }
}

function drawCard({ at, text }) {
  const { title, rows } = JSON.parse(text)
  const card = document.createElement('article')
  const head = document.createElement('h3')
  head.textContent = `${title} · ${new Date(at).toLocaleDateString()}`
  card.append(head)
  for (const row of Array.isArray(rows) ? rows : []) {
    const line = document.createElement('p')
    line.textContent = `${row.label}: ${row.text}`
    card.append(line)
  }
  return card
}
