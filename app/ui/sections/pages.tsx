import { Link, useSearchParams } from 'react-router'

interface PagesProps {
  /** From 1. */
  page: number
  hasMore: boolean
  words: { pages: string; newer: string; older: string }
}

/** Links to the pages before and after, by `?page=` beside what else was asked; nothing where there is one page only. */
export function Pages({ page, hasMore, words }: PagesProps) {
  const [asked] = useSearchParams()
  if (page === 1 && !hasMore) return null
  return (
    <nav className="row" aria-label={words.pages}>
      {page > 1 && (
        <Link className="btn secondary" to={addressOf(page - 1, asked)}>
          {words.newer}
        </Link>
      )}
      {hasMore && (
        <Link className="btn secondary" to={addressOf(page + 1, asked)}>
          {words.older}
        </Link>
      )}
    </nav>
  )
}

function addressOf(page: number, asked: URLSearchParams): string {
  // What a form did is said once.
  const others = [...asked].filter(([name]) => name !== 'page' && name !== 'did')
  return `?${new URLSearchParams(page === 1 ? others : [...others, ['page', String(page)]])}`
}
