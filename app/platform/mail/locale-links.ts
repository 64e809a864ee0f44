import type { Site } from '#app/platform/config/site.ts'
import { localePath } from '#app/platform/language/language-paths.ts'
import type { MailBlock, MailItem, MailRow } from './draft.ts'

type Home = Pick<Site, 'siteUrl'>

/** A complete URL in the current language if it is one of this site; others stay. */
export function localeUrl({ siteUrl }: Home, url: string): string {
  const path = url.slice(siteUrl.length)
  if (!url.startsWith(siteUrl) || !/^(?:\/|$)/.test(path)) return url
  const localised = localePath(path || '/')
  return path === '' && localised === '/' ? url : siteUrl + localised
}

/** The same for every URL in a text. */
export const localeLinks = (site: Home, text: string): string =>
  text.replace(URLS, (url) => {
    const end = END.exec(url)?.[0] ?? ''
    return localeUrl(site, url.slice(0, url.length - end.length)) + end
  })

const URLS = /https?:\/\/\S+/g
/** What ends a sentence is no part of the URL. */
const END = /(?<![.,;:!?)\]।'"’”])[.,;:!?)\]।'"’”]+$/

export function localeBlock(site: Home, block: MailBlock): MailBlock {
  const links = (text: string) => localeLinks(site, text)
  if (typeof block === 'string') return links(block)
  if ('rows' in block) return { ...block, rows: block.rows.map(([label, value]): MailRow => [label, links(value)]) }
  if ('items' in block) return { ...block, items: block.items.map((item) => withLinks(item, links)) }
  if ('button' in block) return { button: { ...block.button, url: localeUrl(site, block.button.url) } }
  return block
}

const withLinks = (item: MailItem, links: (text: string) => string): MailItem =>
  item.note === undefined ? item : { ...item, note: links(item.note) }
