import type { Page } from 'playwright-core'

/** Holds every request of the router, or those of these paths, until it is released. */
export async function holdRequests(page: Page, paths = '**/*.data*'): Promise<{ release: () => void }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(paths, async (route) => {
    await released
    await route.continue()
  })
  return { release: () => release() }
}
