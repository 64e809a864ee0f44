import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { hasLanguages, pathIn } from '#app/platform/language/language-paths.ts'
import { markAsReturning, openBrowser } from '#test/browser.ts'
import { sampleOf } from '#test/full.ts'
import { SCREENS } from '#test/screens.ts'
import { expectSoundScreen } from './screen-check.ts'
import { type Site, startSite } from './site.ts'

const NARROW = { width: 320, height: 800 }
const DESKTOP = { width: 1280, height: 900 }
const SIGHTS = [
  { viewport: NARROW, colorScheme: 'light' },
  { viewport: NARROW, colorScheme: 'dark' },
  { viewport: DESKTOP, colorScheme: 'dark' },
] as const

let site: Site
let browser: Browser
let visit: BrowserContext

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
  const phone = { baseURL: site.url, viewport: NARROW, reducedMotion: 'reduce', locale: 'hi-IN' } as const
  visit = await markAsReturning(await browser.newContext(phone))
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const paths = SCREENS.filter((path) => hasLanguages(path) && !path.startsWith('/dev/')).map((path) =>
  pathIn('hi', path),
)

test.each(sampleOf(paths, 6))('%s: no axe findings in either theme, and no horizontal scrolling at 320 px', (path) =>
  expectSoundScreen(visit, { path, siteUrl: site.url, sights: SIGHTS }),
)
