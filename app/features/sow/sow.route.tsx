import { localeUrl } from '#app/platform/language/language-paths.ts'
import { Link } from 'react-router'
import { copy as learning } from '#app/features/learning/copy.ts'
import { findLearningFigures, findSpotlight, listBadges, listPaths } from '#app/features/learning/queries.server.ts'
import { findTrack, TRACKS } from '#app/features/learning/schema.ts'
import { contextOf, findMember } from '#app/platform/http/request.server.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { WingHead } from '#app/ui/wings/wing-head.tsx'
import { OnThisPage } from '#app/ui/sections/on-this-page.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/sow.route'
import { Boost } from './boost.tsx'
import { copy } from './copy.ts'
import { Movement } from './movement.tsx'
import { Paths } from './paths.tsx'
import { badgeView, figuresView, pathView } from './sow-view.server.ts'
import './sow.css'
import { Spotlight } from './spotlight.tsx'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, copy.metaTitle),
  { name: 'description', content: copy.metaDescription },
  { tagName: 'link', rel: 'canonical', href: localeUrl(loaderData?.siteUrl ?? '', '/sow') },
]

/** The wing: its paths and badges with her progress, its figures, and somebody who learned. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const track = findTrack(pageUrl(request).searchParams.get('track'))
  const member = findMember(ctx)
  const userId = member?.userId ?? null
  ctx.cacheFor({ tags: ['courses'], params: ['track'] })
  const [paths, badges, figures, learner] = await Promise.all([
    listPaths(ctx.db, { track, userId }),
    listBadges(ctx.db, { userId }),
    findLearningFigures(ctx.db),
    findSpotlight(ctx.db),
  ])
  return {
    siteUrl: ctx.config.siteUrl,
    kolam: drawKolam({ kind: 'wing', wing: 'sow' }),
    isMember: member !== null,
    tracks: [null, ...TRACKS].map((id) => ({
      label: id === null ? copy.paths.all : learning.tracks[id],
      href: id === null ? '/sow' : `/sow?track=${id}`,
      isCurrent: id === track,
    })),
    paths: paths.map(pathView),
    notes: [...new Set(paths.map(({ figuresNote }) => figuresNote).filter((note) => note !== null))],
    badges: badges.map(badgeView),
    figures: figuresView(figures),
    spotlight: learner && { learner, kolam: drawKolam({ kind: 'person', id: learner.id }) },
  }
}

export default function SchoolOfWorld({ loaderData }: Route.ComponentProps) {
  const { kolam, paths, tracks, notes, badges, isMember, figures, spotlight } = loaderData
  return (
    <main id="main" className="sow d-turmeric" tabIndex={-1}>
      <WingHead dye="turmeric" back={copy.back} title={copy.title} lead={copy.lead} kolam={kolam}>
        <Link className="btn primary" to="/school">
          {copy.explore}
        </Link>
        <Link className="btn secondary" to="/partnership-conversation">
          {copy.partner}
        </Link>
      </WingHead>
      <OnThisPage
        sections={[
          ['paths-title', copy.paths.title],
          ['boost-title', copy.boost.title],
          ['movement-title', copy.story.title],
          ['spotlight-title', copy.spotlight.title],
        ]}
      />
      <Paths paths={paths} tracks={tracks} notes={notes} />
      <Boost badges={badges} isMember={isMember} />
      <Movement figures={figures} />
      <Spotlight shown={spotlight} />
    </main>
  )
}
