import type { BrowserContext, CDPSession } from 'playwright-core'
import { launchBrowser, waitUntilAwake } from '#test/browser.ts'
import { SCREENS } from '#test/screens.ts'
import type { Row } from './harness/report.ts'
import { openSite } from './harness/site.ts'

/** The home page has a limit for all files together. */
const LANDING = '/'
const KB = 1_000
const UNTOUCHED_MAX_KB = { script: 98, style: 14, html: 16, font: 32, other: Number.POSITIVE_INFINITY, total: 150 }
type Kind = keyof typeof UNTOUCHED_MAX_KB
/** JavaScript counts with what is loaded after the first touch. */
const MAX_KB = { ...UNTOUCHED_MAX_KB, touched: 128 }
/** By media type, because the deferred hydration fetches scripts before it runs them. */
const KINDS: Readonly<Record<string, Kind>> = {
  'text/html': 'html',
  'text/javascript': 'script',
  'text/css': 'style',
  'font/woff2': 'font',
}
const PHONE = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 }
/** By then everything that a screen loads before the first touch, or after its code runs, is loaded. */
const IDLE_MS = 700

/** The bytes that a phone with an empty cache receives for each screen, as a real browser counts them. */
export async function weight(): Promise<Row[]> {
  const site = await openSite({})
  const browser = await launchBrowser()
  try {
    const rows: Row[] = []
    for (const path of SCREENS) {
      const context = await browser.newContext(PHONE)
      rows.push(rowOf(path, await weigh(context, site.url + path)))
      await context.close()
    }
    return rows
  } finally {
    await browser.close()
    await site.close()
  }
}

type Weights = Record<keyof typeof MAX_KB, number>

async function weigh(context: BrowserContext, url: string): Promise<Weights> {
  const page = await context.newPage()
  const weights: Weights = { script: 0, style: 0, html: 0, font: 0, other: 0, total: 0, touched: 0 }
  const devtools = await context.newCDPSession(page)
  await countBodies(devtools, (kind, bytes) => {
    weights[kind] += bytes
    weights.total += bytes
  })
  // The better compressed form of a cached page replaces the quick one a moment after the first visit.
  await (await fetch(url, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer()
  await page.waitForTimeout(IDLE_MS)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(IDLE_MS)
  const untouched = { ...weights }
  await page.mouse.move(PHONE.viewport.width / 2, PHONE.viewport.height / 2)
  await waitUntilAwake(page)
  await page.waitForTimeout(IDLE_MS)
  return { ...untouched, touched: weights.script }
}

/** Bodies as sent, without headers. */
async function countBodies(devtools: CDPSession, count: (kind: Kind, bytes: number) => void): Promise<void> {
  const answers = new Map<string, { kind: Kind; headerBytes: number }>()
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    answers.set(requestId, { kind: KINDS[response.mimeType] ?? 'other', headerBytes: response.encodedDataLength })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    if (answer) count(answer.kind, encodedDataLength - answer.headerBytes)
  })
  await devtools.send('Network.enable')
}

function rowOf(path: string, weights: Weights): Row {
  const shown = (kind: keyof Weights) => `${(weights[kind] / KB).toFixed(1)}`
  const over = (Object.keys(MAX_KB) as (keyof Weights)[]).filter(
    (kind) => weights[kind] > MAX_KB[kind] * KB && (kind !== 'total' || path === LANDING),
  )
  const inAll = path === LANDING ? `, in all ${MAX_KB.total}` : ''
  return {
    id: 'W',
    what: path,
    own: `JS ${shown('script')}, CSS ${shown('style')}, HTML ${shown('html')}`,
    floor: `fonts ${shown('font')}, other ${shown('other')}; JS once touched ${shown('touched')}`,
    figure: `${shown('total')} KB`,
    target:
      over.length > 0
        ? `over: ${over.join(', ')}`
        : `JS ${MAX_KB.script}, CSS ${MAX_KB.style}, HTML ${MAX_KB.html}, fonts ${MAX_KB.font}, JS once touched ${MAX_KB.touched}${inAll}`,
    isMet: over.length === 0,
  }
}
