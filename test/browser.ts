import { type Browser, type BrowserContext, type Page, chromium as playwright } from 'playwright-core'

/** A headless Chromium from an npm package: no system package, no download. */
export async function openBrowser(): Promise<Browser> {
  // Makes the package unpack its own libraries, so that no system libraries are needed.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return playwright.launch({
    executablePath: await chromium.executablePath(),
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
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
}
