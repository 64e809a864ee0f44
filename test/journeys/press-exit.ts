import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'

const PATIENCE_MS = 2_000

/**
 * Presses Esc three times, which leaves the site when it happens within a second. A busy machine may need longer for
 * three presses: then it presses again until `left` resolves.
 */
export async function pressExit(page: Page, left: Promise<unknown>): Promise<void> {
  const isGone = left.then(() => true)
  do {
    for (let index = 0; index < 3; index++) await page.keyboard.press('Escape')
  } while (!(await Promise.race([isGone, sleep(PATIENCE_MS, false)])))
}
