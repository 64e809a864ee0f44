import { expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { copy } from '#app/shell/connection/copy.ts'

const SLOW_MS = 700

/** The values of all fields that can be seen. */
const typed = (page: Page) =>
  page
    .locator('main :is(input, textarea, select):visible')
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[]).map(({ name, value, checked }) => `${name}=${value} ${checked}`),
    )

/** Buttons whose request is on its way. */
const busyOn = (page: Page): Locator => page.locator(':is([data-busy], [aria-busy=true]).btn')

/** Presses a button while the line is cut: the screen says so, and keeps its place and everything typed. */
export async function pressWithoutLine(page: Page, button: Locator): Promise<void> {
  const before = { url: page.url(), typed: await typed(page) }
  const said = page.getByText(copy.notSent.offline).filter({ visible: true })
  await page.context().setOffline(true)
  // The message of the step before says nothing about this press.
  const failed = (await said.count()) > 0 ? page.waitForEvent('requestfailed') : undefined
  await button.click()
  await failed
  // A code that could not be checked has its message at the field.
  await said.first().waitFor()
  await expect.poll(() => busyOn(page).count()).toBe(0)
  expect({ url: page.url(), typed: await typed(page) }).toEqual(before)
  await page.context().setOffline(false)
}

/** Presses twice on a slow line: the request is sent once. Resolves when the button works again or is gone. */
export async function pressOnSlowLine(page: Page, button: Locator): Promise<void> {
  let sent = 0
  const isSent = (url: URL) => url.pathname.endsWith('.data') || url.pathname.startsWith('/auth/v1/')
  await page.route(isSent, async (route) => {
    if (route.request().method() === 'POST') {
      sent++
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    }
    await route.continue()
  })
  const busy = busyOn(page)
  await button.click()
  await busy.first().waitFor()
  await busy
    .first()
    .click({ timeout: 500 })
    .catch(() => {})
  await expect.poll(() => busy.count(), { timeout: 15_000 }).toBe(0)
  await page.unroute(isSent)
  expect(sent).toBe(1)
}
