import type { Page } from 'playwright-core'

/** Holds every request of the router until it is released. */
export async function holdRequests(page: Page): Promise<{ release: () => void }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.data*', async (route) => {
    await released
    await route.continue()
  })
  return { release: () => release() }
}
