import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Wordmark } from '#app/shell/app-bar.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './copy.ts'
import { Rail, type RailProps } from './rail.tsx'
import './rail.css'

/** The console's layout: a sidebar next to the page; on a phone it is a menu. Replaces the site's own frame. */
export function Console({ rail, children }: { rail: RailProps | null; children: ReactNode }) {
  const { key } = useLocation()
  return (
    <div className="console">
      <header className="rail">
        <div className="rail-head">
          {rail && <Wordmark brand={rail.brand} />}
          <span className="rail-title">{copy.title}</span>
        </div>
        {rail && (
          <>
            <div className="only-d rail-body">
              <Rail {...rail} />
            </div>
            <details className="only-m rail-menu" key={key}>
              <summary>
                <span className="visually-hidden">{copy.nav.menu}</span>
                <Icon name="menu" />
                {rail.counts.urgent > 0 && <b className="num rail-urgent">{rail.counts.urgent}</b>}
              </summary>
              <div>
                <Rail {...rail} />
              </div>
            </details>
          </>
        )}
      </header>
      <main id="main" className="console-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
