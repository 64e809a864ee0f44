import { createHash } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '#test/app.ts'
import { openBrowser } from '#test/browser.ts'
import { listen, type Listening } from '#test/listening.ts'

// A hole is made where the page that React has drawn gets its data: it gets a script that we have not written.

const STOLEN = 'window.stolen=true'
const INJECTED = [
  `<script>${STOLEN}</script>`,
  `<script type="module">${STOLEN}</script>`,
  `<img src="x" onerror="${STOLEN}">`,
  // Takes the attributes of the next script, if nobody looks out.
  '<script data-x="',
]
const PATHS = ['/', '/hi', '/campaign', '/hi/campaign', '/nowhere']

let t: TestApp
let site: Listening
let browser: Browser
let injected = ''

beforeAll(async () => {
  t = await testApp()
  site = await listen(t)
  browser = await openBrowser()
})
const { replace } = String.prototype
beforeEach(() => {
  vi.spyOn(String.prototype, 'replace').mockImplementation(function (this: string, ...what) {
    const [pattern] = what as unknown[]
    const isDrawn = pattern === '</body>'
    const html = isDrawn ? replace.call(this, /<body[^>]*>/, (body) => body + injected) : this
    return replace.call(html, ...what)
  })
})
afterEach(() => void vi.restoreAllMocks())
afterAll(async () => {
  await browser.close()
  await site.close()
})

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

/** The page as drawn, and as it comes from the page cache. */
async function twice(path: string) {
  const ask = async () => {
    const answer = await site.ask(path)
    const html = Buffer.from(await answer.arrayBuffer()).toString()
    return { html, policy: answer.headers.get('Content-Security-Policy') ?? '' }
  }
  return [await ask(), await ask()] as const
}

test.each(PATHS)('a script that got into %s is not in its policy, drawn or cached; ours are', async (path) => {
  injected = INJECTED[0] ?? ''
  for (const { html, policy } of await twice(path)) {
    expect(html).toContain(INJECTED[0])
    expect(policy).not.toContain(hashOf(STOLEN))
    expect(policy).not.toContain('unsafe')
    const ours = [...html.matchAll(/<script(?: type="(?!application)[^"]*")?>([\s\S]*?)<\/script>/g)].map(
      ([, script]) => script ?? '',
    )
    const allowed = ours.filter((script) => policy.includes(hashOf(script)))
    expect(allowed.length).toBeGreaterThan(1)
    expect(ours.filter((script) => !allowed.includes(script))).toEqual([STOLEN])
    // Nobody can take it from a page and use it in the next one.
    expect(html).not.toContain('nonce')
    expect(policy).not.toContain('nonce')
  }
})

test.each(['/about', '/hi/about'])('in Chromium nothing that got into %s runs', async (path) => {
  for (const script of INJECTED) {
    injected = script
    // With a page cache of its own.
    const { port, close } = await listen(t)
    const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}` })
    let refused = 0
    page.on('console', (message) => void (refused += Number(/Content Security Policy/.test(message.text()))))
    // The second visit is answered by the page cache.
    for (const visit of ['drawn', 'cached']) {
      refused = 0
      await page.goto(path)
      expect([visit, script, await page.evaluate(() => 'stolen' in window)]).toEqual([visit, script, false])
      if (!script.includes(STOLEN)) continue
      expect(refused).toBeGreaterThan(0)
      // Our own inline scripts do run.
      expect(await page.evaluate(() => '__reactRouterContext' in window)).toBe(true)
    }
    await page.close()
    await close()
  }
})
