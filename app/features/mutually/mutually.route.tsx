import { listFigures } from '#app/features/impact/queries.server.ts'
import { FIGURE_KEYS } from '#app/features/impact/schema.ts'
import { receiveForm } from '#app/features/requests/submit/receive-form.server.ts'
import { mutuallyForms } from './request-forms.ts'
import { contextOf, prefillOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { Tiles } from '#app/ui/sections/tiles.tsx'
import { WingHead } from '#app/ui/wings/wing-head.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/mutually.route'
import { copy } from './copy.ts'
import { Dashboard, inWords } from './figures.tsx'
import './mutually.css'
import { Roles } from './roles.tsx'

const TILES: Readonly<Record<string, string>> = copy.tiles

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  ctx.cacheFor({ tags: ['figures', 'campaigns'], params: ['ask'] })
  return {
    kolam: drawKolam({ kind: 'thing', id: 'mutually' }),
    figures: await listFigures(ctx.db, FIGURE_KEYS),
    prefill: prefillOf(ctx),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return receiveForm(contextOf(context), mutuallyForms, await readForm(request))
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.title),
  { name: 'description', content: copy.description },
]

export default function Mutually({ loaderData: { kolam, figures, prefill }, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="mutually" tabIndex={-1}>
      <WingHead dye="lotus" back={copy.back} title={copy.headline} lead={copy.lead} kolam={kolam} />
      <Tiles
        list={figures.flatMap((figure) => {
          const label = TILES[figure.key]
          return label ? { label, value: inWords(figure, figure.value) } : []
        })}
      />
      <Roles prefill={prefill} answer={actionData} />
      <Dashboard figures={figures} />
    </main>
  )
}
