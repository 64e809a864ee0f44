import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const CLICK_MS_MAX = 15_000
/** For a busy machine. */
export const LOAD_MS_MAX = 60_000
const WAIT = { timeout: LOAD_MS_MAX, interval: 20 }

/** Presses the marked button and waits for any effect that a user could notice. */
export async function press(page: Page, effectMsMax: number): Promise<'effect' | 'nothing' | 'covered' | 'vanished'> {
  let sent = false
  const onRequest = (request: { method(): string; isNavigationRequest(): boolean }) => {
    sent ||= request.method() !== 'GET' || request.isNavigationRequest()
  }
  let isDownload = false
  const onDownload = () => void (sent = isDownload = true)
  const onEvent = () => void (sent = true)
  page.on('request', onRequest)
  page.on('download', onDownload)
  page.on('dialog', onEvent)
  page.on('popup', onEvent)
  try {
    await page.evaluate(() => window.effects?.begin())
    // Not a locator, which would wait for another element with the mark after this one is gone.
    const marked = await page.$('[data-crawl]')
    if (!marked) return 'vanished'
    await marked.click({ timeout: CLICK_MS_MAX, noWaitAfter: true })
    const until = Date.now() + effectMsMax
    while (Date.now() < until) {
      const count = await page.evaluate(() => window.effects?.count() ?? 1).catch(() => 1)
      if (sent || count > 0) {
        const isLeaving = await page.evaluate(() => window.effects?.isLeaving() ?? false).catch(() => true)
        if (isLeaving) await expect.poll(async () => isDownload || (await isReplaced(page)), WAIT).toBe(true)
        await page.waitForLoadState('load', { timeout: LOAD_MS_MAX }).catch(() => {})
        return 'effect'
      }
      await page.waitForTimeout(20)
    }
    return 'nothing'
  } catch {
    if (sent) return 'effect'
    // The marked element is gone when a toast expired or a response closed it: nothing to press.
    const marked = page.locator('[data-crawl]').first()
    const isThere = (await marked.isVisible()) && (await marked.isEnabled({ timeout: CLICK_MS_MAX }).catch(() => false))
    return isThere ? 'covered' : 'vanished'
  } finally {
    page.off('request', onRequest)
    page.off('download', onDownload)
    page.off('dialog', onEvent)
    page.off('popup', onEvent)
  }
}

/** True when the document was replaced since the last press. */
export function isReplaced(page: Page): Promise<boolean> {
  return page.evaluate(() => !window.effects?.hasBegun()).catch(() => true)
}
