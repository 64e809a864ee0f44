import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markAsReturning, openAwake, openBrowser } from '#test/browser.ts'
import { sampleOf } from '#test/full.ts'
import { SCREENS } from '#test/screens.ts'
import { type Site, startSite } from './site.ts'

// A phone without JavaScript, and a search engine: what a page says is said there as well.

/** Words that only a page with JavaScript needs: what its tools do in the browser. */
const TOOLS: Readonly<Record<string, readonly RegExp[]>> = {
  '/': [/./],
  '/sahaara': [/./],
  '/torch': [/set of rules/],
  '/ssr/build': [/Choose a cause|Saved on this device/],
  '/account/notes': [/./],
  '/home': [/^Pause$/],
  '/empowerher': [/^Story 1 of|^Pause$/],
  '/fearless': [/^Story 1 of|^Pause$/],
}
const TOOLS_ANYWHERE = [/^Copy link$/, /^Keep this on this phone until I send it/]
const SIGN_IN = ['/auth', '/auth?tab=join', '/auth?way=code', '/auth/reset', '/ssr/auth', '/ssr/auth?tab=sign-up']

let site: Site
let browser: Browser
let plain: Page
let scripted: Page

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
  const options = { baseURL: site.url, viewport: { width: 1280, height: 800 } }
  plain = await (await browser.newContext({ ...options, javaScriptEnabled: false })).newPage()
  scripted = await (await markAsReturning(await browser.newContext(options))).newPage()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

test.each(sampleOf(SCREENS, 4).filter((path) => !SIGN_IN.includes(path)))(
  '%s shows without JavaScript what it shows with it',
  async (path) => {
    const [shown, withScripts] = await Promise.all([readLines(plain, path), readLines(scripted, path)])
    const tools = [...TOOLS_ANYWHERE, ...(TOOLS[new URL(path, site.url).pathname] ?? [])]
    const missing = withScripts.filter((line) => !shown.includes(line) && !tools.some((words) => words.test(line)))
    expect(missing).toEqual([])
  },
)

test('signing in says in one sentence that it needs JavaScript, and shows no form', async () => {
  for (const path of SIGN_IN) {
    const words = (await readLines(plain, path)).join(' ')
    expect(words).toContain('You need JavaScript to sign in.')
    expect(await plain.locator('main input:visible').count()).toBe(0)
  }
})

test('the tip from Torch, which needs JavaScript, is not shown without it', async () => {
  await plain.goto('/solve')
  expect(await plain.locator('.companion').count()).toBe(0)
})

/** The visible lines of the main part. */
async function readLines(page: Page, path: string): Promise<string[]> {
  if (page === scripted) await openAwake(page, path)
  else await page.goto(path)
  const text = await page.locator('main').innerText()
  return text.split('\n').flatMap((line) => line.trim().replace(/\d+ min ago/, 'just now') || [])
}
