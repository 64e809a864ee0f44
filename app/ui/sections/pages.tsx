import { Link, useSearchParams } from 'react-router'

interface PagesProps {
  /** From 1. */
  page: number
  hasMore: boolean
  words: { pages: string; newer: string; older: string }
  /** The parameters of the address that the list depends on. Others, such as those of a campaign's links, are dropped. */
  keeps?: readonly string[]
}

/** Links to the pages before and after, by `?page=`; nothing where there is one page only. */
export function Pages({ page, hasMore, words, keeps = [] }: PagesProps) {
  const kept = [...useSearchParams()[0]].filter(([name]) => keeps.includes(name))
  if (page === 1 && !hasMore) return null
  return (
    <nav className="row" aria-label={words.pages}>
      {page > 1 && (
        <Link className="btn secondary" to={addressOf(page - 1, kept)}>
          {words.newer}
        </Link>
      )}
      {hasMore && (
        <Link className="btn secondary" to={addressOf(page + 1, kept)}>
          {words.older}
        </Link>
      )}
    </nav>
  )
}

const addressOf = (page: number, kept: [string, string][]): string =>
  `?${new URLSearchParams(page === 1 ? kept : [...kept, ['page', String(page)]])}`
