import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach } from 'vitest'
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

  async function openVisit({ isFirst = false } = {}): Promise<Visit> {
    const context = await browser.newContext({ ...PHONE, baseURL: site.url })
    opened.push(context)
    if (!isFirst) await markAsReturning(context)
    return { context, page: await context.newPage() }
  }

  beforeAll(async () => {
    site = await startSite(env)
    browser = await openBrowser()
  })
  beforeEach(async () => {
    await Promise.all(opened.map((context) => context.close()))
    opened = []
    begin(await openVisit())
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })
  return { openVisit }
}
