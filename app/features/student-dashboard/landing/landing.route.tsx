import { Link } from 'react-router'
import { listFigures } from '#app/features/impact/queries.server.ts'
import type { FigureKey } from '#app/features/impact/schema.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { Offers } from '#app/ui/sections/offers.tsx'
import { Tiles } from '#app/ui/sections/tiles.tsx'
import { WingHead } from '#app/ui/wings/wing-head.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/landing.route'
import { copy } from './copy.ts'

const FIGURES = Object.keys(copy.figures) as (FigureKey & keyof typeof copy.figures)[]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  ctx.cacheFor({ tags: ['figures', 'campaigns'] })
  return { kolam: drawKolam({ kind: 'wing', wing: 'ssr' }), figures: await listFigures(ctx.db, FIGURES) }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.title),
  { name: 'description', content: copy.description },
]

/** The public page of the student programme. */
export default function StudentProgramme({ loaderData: { kolam, figures } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <WingHead dye="turmeric" back={copy.back} title={copy.headline} lead={copy.lead} kolam={kolam}>
        <Link className="btn primary" to="/ssr/auth?tab=sign-up">
          {copy.join}
        </Link>
        <Link className="btn secondary" to="/ssr/auth">
          {copy.signIn}
        </Link>
      </WingHead>
      <Tiles
        list={figures.map(({ key, value }) => ({ label: copy.figures[key], value: value.toLocaleString('en-IN') }))}
      />
      <Offers id="how" title={copy.how.title} list={copy.how.list} />
      <section className="wrap section stack" aria-labelledby="doors-title">
        <h2 id="doors-title">{copy.doors.title}</h2>
        <ul className="offers">
          {copy.doors.list.map(({ to, label, body }) => (
            <li key={to} className="card pad offer">
              <h3>
                <Link to={to}>{label}</Link>
              </h3>
              <p className="secondary-ink">{body}</p>
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}
