import { Link, useSearchParams } from 'react-router'
import { copy } from './pages-copy.ts'

interface PagesProps {
  /** From 1. */
  page: number
  hasMore: boolean
  /** Where the list can say it better than “Next page”. */
  words?: { pages: string; newer: string; older: string }
  /** The parameters of the address that the list depends on. Others, such as those of a campaign's links, are dropped. */
  keeps?: readonly string[]
  /** The id of the list, on a page that shows more than it. */
  at?: string
}

/** Links to the pages before and after, by `?page=`; nothing where there is one page only. */
export function Pages({ page, hasMore, words = copy, keeps = [], at }: PagesProps) {
  const kept = [...useSearchParams()[0]].filter(([name]) => keeps.includes(name))
  if (page === 1 && !hasMore) return null
  const addressOf = (other: number) =>
    `?${new URLSearchParams(other === 1 ? kept : [...kept, ['page', String(other)]])}${at ? `#${at}` : ''}`
  return (
    <nav className="row" aria-label={words.pages}>
      {page > 1 && (
        <Link className="btn secondary" to={addressOf(page - 1)}>
          {words.newer}
        </Link>
      )}
      {hasMore && (
        <Link className="btn secondary" to={addressOf(page + 1)}>
          {words.older}
        </Link>
      )}
    </nav>
  )
}
