import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { markAsReturning, openBrowser } from '#test/browser.ts'
import { type Site, startSite } from './site.ts'

/** A visitor's phone with empty storage. */
export interface Visit {
  context: BrowserContext
  page: Page
}

/** What the tests of a file share. */
export interface Stage {
  /** Opens another phone. `isFirst`: a first visit, whose pages defer their code. */
  openVisit(options?: { isFirst?: boolean }): Promise<Visit>
}

const PHONE = {
  viewport: { width: 360, height: 800 },
  reducedMotion: 'reduce' as const,
  serviceWorkers: 'block' as const,
}

/** The built site for the tests of a file; each test begins with a new visit. */
export function setStage(begin: (visit: Visit) => void, env: Record<string, string> = {}): Stage {
  let site: Site
  let browser: Browser
  let opened: BrowserContext[] = []
  let errors: string[] = []

  async function openVisit({ isFirst = false } = {}): Promise<Visit> {
    const context = await browser.newContext({ ...PHONE, baseURL: site.url })
    opened.push(context)
    if (!isFirst) await markAsReturning(context)
    context.on('weberror', (failure) => errors.push(String(failure.error())))
    return { context, page: await context.newPage() }
  }

  beforeAll(async () => {
    site = await startSite(env)
    browser = await openBrowser()
  })
  beforeEach(async () => {
    await Promise.all(opened.map((context) => context.close()))
    opened = []
    errors = []
    begin(await openVisit())
  })
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    const pages = opened.flatMap((context) => context.pages())
    console.error([...errors, ...(await Promise.all(pages.map(describePage)))].join('\n'))
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })
  return { openVisit }
}

/** What a failed test saw last. */
async function describePage(page: Page): Promise<string> {
  const text = await page
    .locator('body')
    .innerText({ timeout: 1_000 })
    .catch((error: unknown) => String(error))
  return `${page.url()}\n${text.replaceAll(/\n+/g, ' | ').slice(0, 1_500)}`
}
