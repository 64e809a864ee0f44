import type { PrivateContext } from '#app/platform/context.server.ts'

/** Where the product stands and what it is called; letters and calendar files need both. */
export interface Site {
  /** Without a slash at the end. */
  siteUrl: string
  brandName: string
}

/** For commands that write to people. A RequestContext fits. */
export interface EventContext extends PrivateContext {
  config: Site
}
