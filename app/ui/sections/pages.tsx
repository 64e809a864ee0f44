import { Link } from 'react-router'

interface PagesProps {
  /** From 1. */
  page: number
  hasMore: boolean
  words: { pages: string; newer: string; older: string }
}

/** Links to the pages before and after, by `?page=`; nothing where there is one page only. */
export function Pages({ page, hasMore, words }: PagesProps) {
  if (page === 1 && !hasMore) return null
  return (
    <nav className="row" aria-label={words.pages}>
      {page > 1 && (
        <Link className="btn secondary" to={page === 2 ? '?' : `?page=${page - 1}`}>
          {words.newer}
        </Link>
      )}
      {hasMore && (
        <Link className="btn secondary" to={`?page=${page + 1}`}>
          {words.older}
        </Link>
      )}
    </nav>
  )
}
