import { Link } from 'react-router'
import { contextOf } from '#app/platform/request.server.ts'
import { drawKolam } from '#app/ui/kolam/drawing.server.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import type { Route } from './+types/opening-soon.route'
import { copy } from './copy.ts'
import { OPENING_SOON } from './paths.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? copy.title(loaderData.name) : '' },
  { name: 'robots', content: 'noindex' },
]

/** A page of a later wing. Says so, and leads on: nobody stands before a closed door. */
export function loader({ request, context }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/^\/|(\/|\.data)$/g, '')
  contextOf(context).cacheFor({ tags: [] })
  return { name: OPENING_SOON[path] ?? path, kolam: drawKolam({ kind: 'thing', id: path }) }
}

export default function OpeningSoon({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap sec stack" tabIndex={-1}>
      <div className="empty">
        <Kolam drawing={loaderData.kolam} />
        <h1>{copy.title(loaderData.name)}</h1>
        <p className="lead">{copy.body}</p>
        <p className="row">
          {copy.doors.map(({ to, label }) => (
            <Link key={to} className="btn sec2" to={to}>
              {label}
            </Link>
          ))}
        </p>
      </div>
      <p className="notice">{copy.help}</p>
    </main>
  )
}
