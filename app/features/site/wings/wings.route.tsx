import { contextOf } from '#app/platform/http/request.server.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { WING_GROUPS } from '#app/ui/wings/wings.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/wings.route'
import { Closing } from './closing.tsx'
import { copy } from './copy.ts'
import { WingGroupPanel } from './wing-group-panel.tsx'
import './wings.css'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.metaTitle),
  { name: 'description', content: loaderData?.metaDescription },
]

/** The sixteen wings in four groups. The text is loader data, not part of the bundle. */
export function loader({ context }: Route.LoaderArgs) {
  const { cacheFor } = contextOf(context)
  cacheFor({ tags: [] })
  const { metaDescription, title, lead, groups, close } = copy
  return {
    metaTitle: copy.metaTitle,
    metaDescription,
    words: { title, lead, groups },
    close,
    groups: WING_GROUPS.map(({ wings, ...group }) => ({
      ...group,
      wings: wings.map(({ id, path, title, description }) => ({
        id,
        path,
        title,
        description,
        explore: copy.explore(title),
        kolam: drawKolam({ kind: 'wing', wing: id }),
      })),
    })),
  }
}

export default function Wings({ loaderData: { words, groups, close } }: Route.ComponentProps) {
  return (
    <main id="main" className="all-wings" tabIndex={-1}>
      <div className="wrap wings">
        <header className="stack">
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </header>
        <nav className="scroller only-m" aria-label={words.groups}>
          {groups.map(({ id, title }) => (
            <a key={id} className="chip" href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        {groups.map((group) => (
          <WingGroupPanel key={group.id} group={group} />
        ))}
      </div>
      <Closing words={close} />
    </main>
  )
}
