import type { LiveHub } from '#app/platform/live/live-hub.server.ts'
import type { PageCache } from './page-cache.ts'

/** Drops the cached pages, in every language, that a change in any process makes stale. Returns a function that stops. */
export const dropChangedPages = (hub: LiveHub, cache: PageCache): (() => void) | null =>
  hub.subscribe('pages', (data) => cache.drop((data as { tags: string[] }).tags))
