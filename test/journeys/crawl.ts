import { markAsReturning, waitUntilAwake } from '#test/browser.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { matchRoutes } from 'react-router'
import { routePaths } from '#test/route-paths.ts'
import { describeButton, type Pressable, watchEffects } from './press.ts'
import { isReplaced, LOAD_MS_MAX, press } from './press-marked.ts'

/** Visits of one route when its links differ only in their parameters. */
const VARIANTS_MAX = 2
/** Presses of buttons on one page that look alike and start with the same word. */
const ALIKE_MAX = 2
/** For a busy machine: only a dead button makes the crawl wait so long. */
const EFFECT_MS_MAX = 10_000
/** Attempts at a button that vanishes before it is pressed, as when the press before still changes the page. */
const VANISHED_MAX = 3

/** These would end the visit; other journeys press them. */
const NOT_PRESSED = /^(sign out|erase|delete my account|exit)\b/i
/** Responses that are not pages: requested, not opened. */
const IS_FILE = /\.(png|pdf|ics|csv|zip|txt|xml|svg|webmanifest|docx?|vcf)$|^\/(api|auth\/v1|live|sandbox|assets)\//
const EXIT = '/exit'
/** Instead of a status: the response was downloaded. */
const DOWNLOAD = 0

export interface Findings {
  pages: string[]
  pressed: number
  /** Path → keys of the buttons that were met on it. */
  met: Met
  /** One readable line each; empty without any. */
  troubles: string[]
}

type Met = Map<string, Set<string>>

interface Crawl {
  browser: Browser
  url: string
  /** Signs a user in; without it the crawl is a visitor's. */
  enter?: (page: Page) => Promise<void>
  viewport: { width: number; height: number }
  /** Visits only these paths, and follows no links. */
  only?: readonly string[]
  effectMsMax?: number
  /** Buttons that an earlier crawl met are not pressed again. */
  metBefore?: Met
}

const patterns = routePaths().map((path) => ({ path }))

/** The route that serves a path, so that ten campaigns count as one page. */
function kindOf(url: URL): string {
  const pattern = matchRoutes(patterns, url.pathname)?.at(-1)?.route.path ?? url.pathname
  return `${pattern} ${[...new Set(url.searchParams.keys())].sort().join('&')}`
}

/** Follows every link from the home page, and presses every button. */
export async function crawl({
  browser,
  url,
  enter,
  viewport,
  only,
  effectMsMax = EFFECT_MS_MAX,
  metBefore = new Map(),
}: Crawl): Promise<Findings> {
  const context = await openContext(browser, { url, viewport })
  const page = await context.newPage()
  const troubles: string[] = []
  let here = '/'
  const note = (line: string) => void troubles.push(`${here}: ${line}`)
  listen(page, url, note)
  if (enter) await enter(page)
  const queue: { path: string; from: string }[] = (only ?? ['/']).map((path) => ({ path, from: 'the start' }))
  const seen = new Map<string, number>()
  const known = new Set<string>()
  const inFrame = new Set<string>()
  const pages: string[] = []
  const met: Met = new Map()
  let pressed = 0
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, from } = next
    if (known.has(path)) continue
    known.add(path)
    const kind = kindOf(new URL(path, url))
    const times = seen.get(kind) ?? 0
    if (times >= (kind.endsWith(' ') ? 1 : VARIANTS_MAX)) continue
    seen.set(kind, times + 1)
    here = path
    if (IS_FILE.test(path.split('?')[0] ?? path)) {
      const status = (await page.request.get(path, { maxRetries: 2 })).status()
      if (status >= 400) note(`${status}, linked from ${from}`)
      continue
    }
    const status = await open(page, path)
    if (status === DOWNLOAD) continue
    if (status >= 400) {
      note(`${status}, linked from ${from}`)
      continue
    }
    pages.push(path)
    const { links, deadAnchors } = await linksOf(page)
    for (const anchor of deadAnchors) note(`${anchor} leads to no place on the page`)
    if (!only) for (const link of links) if (link !== EXIT) queue.push({ path: link, from: path })
    const done = new Set(metBefore.get(path))
    met.set(path, done)
    pressed += await pressAll(page, { path, note, inFrame, effectMsMax, done })
  }
  await context.close()
  return { pages, pressed, met, troubles: [...new Set(troubles)] }
}

async function openContext(browser: Browser, { url, viewport }: Pick<Crawl, 'url' | 'viewport'>) {
  const context: BrowserContext = await browser.newContext({
    baseURL: url,
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await markAsReturning(context)
  await context.addInitScript(watchEffects)
  return context
}

/** Records errors, blocked scripts and requests to other hosts. */
function listen(page: Page, site: string, note: (line: string) => void): void {
  page.on('pageerror', (error) => note(`error: ${error.message.slice(0, 300)}`))
  page.on('console', (message) => {
    const text = message.text()
    // A refused form is a response of 400 or 409, which a browser reports as an error.
    const isAnswer = /status of (400|401|403|409|422|429)/.test(text)
    // The clicks are faster than the view transitions before them.
    const isTransitionError = /view transition|ViewTransition|AbortError/i.test(text)
    if (message.type() === 'error' && !isAnswer && !isTransitionError) note(`console: ${text.slice(0, 300)}`)
  })
  page.on('request', (request) => {
    const address = request.url()
    if (!address.startsWith('http') || address.startsWith(site)) return
    if (!request.isNavigationRequest()) note(`asks elsewhere: ${address}`)
  })
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() === 404 || response.status() >= 500) note(`${pathname} answered ${response.status()}`)
  })
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}))
  page.context().on('page', (other) => void (other !== page && other.close().catch(() => {})))
}

/** Opens a page and waits until it is hydrated. */
async function open(page: Page, path: string): Promise<number> {
  const response = await page.goto(path, { waitUntil: 'load', timeout: LOAD_MS_MAX }).catch(async (error: Error) => {
    if (error.message.includes('Download is starting')) return DOWNLOAD
    throw error
  })
  if (typeof response === 'number') return response
  const isPage = response?.headers()['content-type']?.includes('html')
  if (isPage && (response?.status() ?? 0) < 400) await waitUntilAwake(page)
  return response?.status() ?? 0
}

function linksOf(page: Page): Promise<{ links: string[]; deadAnchors: string[] }> {
  return page.evaluate(() => {
    const links = new Set<string>()
    const deadAnchors = new Set<string>()
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const url = new URL(link.href, location.href)
      if (url.origin !== location.origin) continue
      if (link.getAttribute('href') === '#') deadAnchors.add(`"${link.textContent?.trim()}" (#)`)
      const isHere = url.pathname === location.pathname && url.search === location.search
      if (isHere && url.hash.length > 1 && !document.getElementById(decodeURIComponent(url.hash.slice(1)))) {
        deadAnchors.add(`"${link.textContent?.trim()}" (${url.hash})`)
      }
      links.add(url.pathname + url.search)
    }
    return { links: [...links], deadAnchors: [...deadAnchors] }
  })
}

interface Pressing {
  path: string
  note: (line: string) => void
  /** Buttons of the header and footer, which are on every page and pressed only once. */
  inFrame: Set<string>
  effectMsMax: number
  /** Keys of the buttons of this page that are not pressed (again). */
  done: Set<string>
}

/** Presses each button once. Returns how many. */
async function pressAll(page: Page, { path, note, inFrame, effectMsMax, done }: Pressing): Promise<number> {
  const alike = new Map<string, number>()
  const vanished = new Map<string, number>()
  let count = 0
  for (;;) {
    const found = await nextButton(page, [...done, ...inFrame])
    if (found === 'close') {
      if (!(await closeTop(page))) await open(page, path)
      continue
    }
    if (!found) return count
    const { key, look, isFrame, name } = found
    done.add(key)
    if (isFrame) inFrame.add(key)
    const times = alike.get(look) ?? 0
    if (times >= ALIKE_MAX || NOT_PRESSED.test(name)) continue
    if (process.env['CRAWL_SAYS']) console.log(`${path}: ${name}`)
    const outcome = await press(page, effectMsMax)
    if (outcome === 'vanished') {
      const attempts = (vanished.get(key) ?? 0) + 1
      vanished.set(key, attempts)
      // If it is still on the page when that is open again, it is pressed there.
      if (attempts < VANISHED_MAX) for (const keys of [done, inFrame]) keys.delete(key)
      else note(`"${name}" vanishes before it is pressed`)
      await open(page, path)
      continue
    }
    count++
    alike.set(look, times + 1)
    if (outcome === 'nothing') note(`"${name}" does nothing`)
    if (outcome === 'covered') note(`"${name}" cannot be pressed`)
    const url = new URL(page.url())
    const isElsewhere = url.pathname + url.search !== path || (await isReplaced(page))
    if (isElsewhere) await open(page, path)
  }
}

function nextButton(page: Page, done: string[]): Promise<Pressable | 'close' | null> {
  return page.evaluate(describeButton, done)
}

/** Closes the top dialog. Not by Escape: three presses within a second are the quick exit. */
function closeTop(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const top = [...document.querySelectorAll<HTMLElement>('dialog:modal, [popover]:popover-open')].at(-1)
    if (top instanceof HTMLDialogElement) top.close()
    else top?.hidePopover()
    return top !== undefined && !top.matches('dialog:modal, :popover-open')
  })
}
