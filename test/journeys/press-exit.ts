import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'

const PATIENCE_MS = 2_000

/**
 * Presses Esc three times, which leaves when it happens within a second. A busy machine may take longer than that
 * over three presses: then she presses again, as a person would, until she has `left`.
 */
export async function pressExit(page: Page, left: Promise<unknown>): Promise<void> {
  const isGone = left.then(() => true)
  do {
    for (let index = 0; index < 3; index++) await page.keyboard.press('Escape')
  } while (!(await Promise.race([isGone, sleep(PATIENCE_MS, false)])))
}
