import { data, Link } from 'react-router'
import { contextOf } from '#app/platform/http/request.server.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { NextSteps } from '#app/ui/sections/next-steps.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/not-found.route'
import { copy } from './copy.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.lead),
  { name: 'robots', content: 'noindex' },
]

/** The 404 page. The path is not logged, because a mistyped path may contain a token. */
export function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  ctx.log.warn({ requestId: ctx.requestId }, 'unknown path')
  return data({ kolam: drawKolam({ kind: 'wing', wing: 'comeback' }) }, { status: 404 })
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap section" tabIndex={-1}>
      <div className="empty">
        <Kolam drawing={loaderData.kolam} />
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <Link className="btn secondary" to="/">
          {copy.home}
        </Link>
        <NextSteps hasSearch />
      </div>
    </main>
  )
}
