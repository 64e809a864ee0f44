import { type Browser, type BrowserContext, type Page, chromium as playwright } from 'playwright-core'

/** A headless Chromium that came with an npm package: no system package, no download. */
export async function openBrowser(): Promise<Browser> {
  // Makes the package unpack its own libraries as well, so that a bare machine will do.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    // Not the package's own arguments: they turn web security off and put everything into one process.
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

/** Makes her somebody who was here before: each page has its code at once, without waiting for a sign of her. */
export async function cameBefore(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) sessionStorage.setItem('diya-awake', '1')
  })
  return context
}

/** Opens a page and waits until its code runs. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
}
