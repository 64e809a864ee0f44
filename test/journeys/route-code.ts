import type { Page } from 'playwright-core'

interface Manifest {
  routes: Record<string, { path?: string; module: string }>
}

/** The address of the file with the code of a page, by the list of routes that the browser has. */
export const codeOf = (page: Page, path: string): Promise<string> =>
  page.evaluate((wanted) => {
    const { routes } = (window as unknown as { __reactRouterManifest: Manifest }).__reactRouterManifest
    const route = Object.values(routes).find((each) => `/${each.path}` === wanted)
    if (!route) throw new Error(`no route ${wanted}`)
    return route.module
  }, path)
