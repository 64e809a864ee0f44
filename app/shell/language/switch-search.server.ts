import type { CachePolicy } from '#app/platform/http/request.server.ts'
import { escapeMarkup } from '#app/platform/text/escape.ts'

const LINK = /(<a class="language"[^>]* href="[^"?]*)(?=")/g

/**
 * The parameters of a page that its links to other languages keep: all of them, of a page that the page cache may keep
 * only those that it reads. The others, such as those of a campaign's links, would be shown to the next visitor.
 */
export function keptSearch(url: URL, policies: readonly CachePolicy[]): string {
  if (policies.length === 0) return url.search
  const read = new Set(policies.flatMap((policy) => policy.params ?? []))
  const kept = [...url.searchParams].filter(([name]) => read.has(name))
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

/** The drawn page whose links to other languages have these parameters. */
export const withSearch = (html: string, search: string): string =>
  search ? html.replace(LINK, (link) => link + escapeMarkup(search)) : html
