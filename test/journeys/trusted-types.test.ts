import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markAsReturning, openAwake, openBrowser, waitUntilAwake } from '#test/browser.ts'
import { join } from './member.ts'
import { type Site, startSite } from './site.ts'

// What becomes HTML or code from a string: nothing but what hydrate.js names. Chromium has Trusted Types.

const MAIN_PAGES = ['/', '/campaign', '/empowerher', '/about', '/auth', '/cart', '/request', '/start', '/developers']
const MEMBER_PAGES = ['/account', '/account/orders', '/account/gifts', '/account/lists', '/account/shop']
/** The worker is registered this long after the code runs. */
const WORKER_MS_MAX = 30_000

let site: Site
let browser: Browser

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** Not in TypeScript's own list of what browsers have. */
interface WithTrustedTypes {
  trustedTypes: {
    defaultPolicy: { name: string } | null
    createPolicy(name: string, rules: { createHTML(html: string): string }): unknown
  }
}

interface Watched {
  context: BrowserContext
  page: Page
  /** One line per violation of the policy or error. */
  troubles: string[]
}

async function watch(): Promise<Watched> {
  const context = await browser.newContext({ baseURL: site.url })
  const troubles: string[] = []
  await context.exposeFunction('noteViolation', (line: string) => void troubles.push(line))
  await context.addInitScript(() => {
    const { noteViolation } = globalThis as unknown as { noteViolation(line: string): void }
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample, sourceFile, lineNumber }) =>
      noteViolation(`${location.pathname}: ${violatedDirective} ${sample} ${sourceFile}:${lineNumber}`),
    )
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => void troubles.push(`${page.url()}: ${error.message}`))
  return { context, page, troubles }
}

test('a first visit loads its code and the worker in English and Hindi, and violates nothing', async () => {
  const { context, page, troubles } = await watch()
  for (const path of ['/', '/hi']) {
    await page.goto(path)
    expect(await page.locator('script[type="text/deferred"]').count()).toBe(1)
    await page.mouse.move(20, 20)
    await page.mouse.move(60, 60)
    await waitUntilAwake(page)
    expect(
      await page.evaluate(() => (globalThis as unknown as WithTrustedTypes).trustedTypes.defaultPolicy?.name),
    ).toBe('default')
    await context.clearCookies()
    await page.evaluate(() => sessionStorage.clear())
  }
  await expect
    .poll(() => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration())), {
      timeout: WORKER_MS_MAX,
    })
    .toBe(true)
  expect(troubles).toEqual([])
  await context.close()
})

test('neither do the main pages of a visitor and of a member, opened and walked to', async () => {
  const { context, page, troubles } = await watch()
  await markAsReturning(context)
  for (const path of [...MAIN_PAGES, ...MAIN_PAGES.slice(0, 5).map((each) => `/hi${each}`)]) await openAwake(page, path)
  await openAwake(page, '/')
  await page.locator('footer a[href="/about"]').first().click()
  await page.waitForURL('**/about')
  await join(page, { name: 'Asha', email: 'asha.types@example.com', password: 'a lamp in the window' })
  for (const path of MEMBER_PAGES) await openAwake(page, path)
  expect(troubles).toEqual([])
  await context.close()
})

test('nor does a page that is missing when somebody walks to it', async () => {
  const { context, page, troubles } = await watch()
  await markAsReturning(context)
  await openAwake(page, '/about')
  for (const path of ['/campaign/there-is-no-such-one', '/there/is/no-such-page']) {
    await page.evaluate((missing) => {
      const { __reactRouterDataRouter: router } = globalThis as unknown as {
        __reactRouterDataRouter: { navigate(path: string): Promise<void> }
      }
      return router.navigate(missing)
    }, path)
    await expect.poll(() => page.locator('h1').textContent()).toMatch(/not found|404/i)
    await openAwake(page, '/about')
  }
  expect(troubles).toEqual([])
  await context.close()
})

test('a text that a page turns into HTML, a script or the address of one is refused', async () => {
  const { context, page, troubles } = await watch()
  await openAwake(page, '/about')
  const tried = await page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as WithTrustedTypes
    const attempts: Record<string, () => void> = {
      html: () => void (document.body.innerHTML = '<img src="x" onerror="window.stolen=1">'),
      parsed: () => void new DOMParser().parseFromString('<p>x</p>', 'text/html'),
      script: () => void (document.createElement('script').textContent = 'window.stolen=1'),
      address: () => void (document.createElement('script').src = '/media/x.js'),
      frame: () => void (document.createElement('iframe').srcdoc = '<p>x</p>'),
      worker: () => void new Worker('/media/x.js'),
      policy: () => void trustedTypes.createPolicy('mine', { createHTML: (html) => html }),
      second: () => void trustedTypes.createPolicy('default', { createHTML: (html) => html }),
    }
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt()
        return `${name} was allowed`
      } catch (error) {
        return `${name}: ${(error as Error).name}`
      }
    })
  })
  expect(tried).toEqual(
    ['html', 'parsed', 'script', 'address', 'frame', 'worker', 'policy', 'second'].map((name) => `${name}: TypeError`),
  )
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
  await expect.poll(() => troubles.length).toBeGreaterThan(5)
  await context.close()
})
