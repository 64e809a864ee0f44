import type { ReactNode } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './manage-copy.ts'
import { MANAGE_ROUTE } from './manage-route.ts'
import './manage.css'

type Part = keyof typeof copy.parts

interface ManagePageProps {
  slug: string
  /** The campaign's title. */
  campaign: string
  current: Part
  /** What was just done. */
  done?: string | undefined
  children: ReactNode
}

/** The frame of the pages of one campaign in the account. */
export function ManagePage({ slug, campaign, current, done, children }: ManagePageProps) {
  const path = `/account/campaigns/${slug}`
  const pages = useRouteLoaderData<{ pages: Part[] }>(MANAGE_ROUTE)?.pages ?? []
  const isOverview = current === ''
  return (
    <main id="main" className="wrap section manage-campaign" tabIndex={-1}>
      <header className="stack">
        <Link className="crumb" to={isOverview ? '/account/campaigns' : path}>
          <Icon name="arrow-left" small />
          {isOverview ? copy.back : campaign}
        </Link>
        <h1>{isOverview ? campaign : copy.parts[current]}</h1>
        <nav aria-label={copy.nav}>
          {/* Closed again on the next page. */}
          <details className="manage-parts" key={current}>
            <summary>
              {copy.allParts}
              <Icon name="chevron-down" small />
            </summary>
            <ul>
              {pages.map((part) => (
                <li key={part}>
                  <Link to={path + part} aria-current={part === current ? 'page' : undefined}>
                    {copy.parts[part]}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        </nav>
      </header>
      {done && (
        <p className="notice" role="status">
          <Icon name="check" small />
          {done}
        </p>
      )}
      {children}
    </main>
  )
}
