import { useNextPath } from '#app/platform/language/use-next-path.ts'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useNavigation } from 'react-router'
import { findStudentMembership } from '#app/features/students/queries.server.ts'
import { FEED_TAGS } from '#app/features/stories/events.ts'
import { getFeedCounts } from '#app/features/stories/queries.server.ts'
import { together } from '#app/platform/db/together.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import type { StudentMembership } from '#app/features/students/views.ts'
import { StorySkeletons } from '#app/features/stories/card/story-card.tsx'
import { StoryFeed } from '#app/features/stories/card/story-feed.tsx'
import { showToast } from '#app/ui/toasts.tsx'
import { WingHead } from '#app/ui/wings/wing-head.tsx'
import type { FailureTitles } from '#app/ui/failure-titles.ts'
import { NextSteps } from '#app/ui/sections/next-steps.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import type { Route } from './+types/stories.route'
import { copy, type Theme, THEMES } from './copy.ts'
import './stories.css'
import { readTheme, FEED, feedHref } from './feed-address.ts'
import { feedPage } from './feed-page.server.ts'

/** Public; the same page for all visitors, so it can be cached. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  ctx.cacheFor({ tags: FEED_TAGS, params: ['theme', 'cursor'] })
  const search = pageUrl(request).searchParams
  const db = together(ctx.db)
  const [{ membership }, counts, page] = await Promise.all([
    findStudentMembership(db, ctx.actor),
    getFeedCounts(db),
    feedPage({ ...ctx, db }, search),
  ])
  return {
    theme: readTheme(search),
    cursor: search.get('cursor'),
    membership,
    /** The last action; never for visitors, whose page is shared. */
    done: membership === 'visitor' ? null : search.get('done'),
    counts,
    page,
    kolam: drawKolam({ kind: 'wing', wing: 'stories' }),
  }
}

export const handle: FailureTitles = perLanguage(() => ({ notLoaded: copy.failed }))

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.title),
  { name: 'description', content: copy.description },
]

export default function Stories({ loaderData }: Route.ComponentProps) {
  const { theme, cursor, membership, done, counts, page, kolam } = loaderData
  const here = feedHref(theme, cursor ? { cursor } : {})
  const [liked, setLiked] = useState({ counts, change: 0 })
  // Counts of a later answer have the likes already.
  if (liked.counts !== counts) setLiked({ counts, change: 0 })
  const { location, state } = useNavigation()
  const next = useNextPath()
  const isLooking =
    state === 'loading' && location !== undefined && next === FEED && location.search !== hereSearch(here)
  return (
    <main id="main" className="story-feed" tabIndex={-1}>
      <WingHead dye="lotus" back={copy.back} title={copy.headline} lead={copy.lead} kolam={kolam}>
        <ShareLink membership={membership} />
      </WingHead>
      <section className="wrap section feed" id="wall" aria-labelledby="feed-title">
        <h2 id="feed-title" className="visually-hidden">
          {theme === 'all' ? copy.list : copy.listOf(copy.themes[theme])}
        </h2>
        <div className="feed-side">
          <Done done={done} here={here} />
          <Counts stories={counts.stories} likes={counts.likes + liked.change} />
          <Themes theme={isLooking ? readTheme(new URLSearchParams(location.search)) : theme} />
        </div>
        <div className="feed-list">
          {isLooking ? (
            <StorySkeletons />
          ) : (
            <StoryFeed
              key={`${here} ${membership}`}
              first={page}
              membership={membership}
              here={here}
              olderHref={(next) => feedHref(theme, { cursor: next })}
              moreUrl={(next) => feedHref(theme, { cursor: next, path: `${FEED}/more` })}
              empty={<EmptyFeed kolam={kolam} theme={theme} membership={membership} />}
              onLikes={(change) => setLiked((last) => ({ ...last, change: last.change + change }))}
            />
          )}
          {cursor && (
            <Link className="btn secondary story-more" to={feedHref(theme)}>
              {copy.newest}
            </Link>
          )}
        </div>
      </section>
    </main>
  )
}

const hereSearch = (here: string): string => new URL(here, 'http://local').search

const OPEN_TO = {
  visitor: signInHref('/stories/new'),
  member: '/ssr/auth',
  waiting: '/stories/new',
  student: '/stories/new',
} as const

function ShareLink({ membership }: { membership: StudentMembership }) {
  return (
    <>
      <Link className="btn primary" to={OPEN_TO[membership]}>
        {copy.open[membership]}
      </Link>
      {(membership === 'visitor' || membership === 'member') && (
        <p className="small feed-hint">{copy.openHint[membership]}</p>
      )}
    </>
  )
}

/** Confirms the last action: a toast, or text where no script runs. */
function Done({ done, here }: { done: string | null; here: string }) {
  const navigate = useNavigate()
  const isShared = done === 'shared'
  const isShown = useRef(false)
  useEffect(() => {
    if (!isShared || isShown.current) return
    isShown.current = true
    showToast(copy.shared)
    void navigate(here, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  }, [isShared, here, navigate])
  const said = copy.done[done ?? '']
  if (isShared) {
    return (
      <noscript>
        <p className="notice">{`${copy.shared.title} ${copy.shared.body}`}</p>
      </noscript>
    )
  }
  return said ? (
    <p className="notice" role="status">
      <Icon name="check" small />
      {said}
    </p>
  ) : null
}

function Counts({ stories, likes }: Route.ComponentProps['loaderData']['counts']) {
  return (
    <div className="feed-counts">
      <dl>
        <div>
          <dt>{copy.stats.stories(stories)}</dt>
          <dd className="num">{stories.toLocaleString('en-IN')}</dd>
        </div>
        <div>
          <dt>{copy.stats.likes(likes)}</dt>
          <dd className="num">{likes.toLocaleString('en-IN')}</dd>
        </div>
      </dl>
    </div>
  )
}

function Themes({ theme }: { theme: Theme }) {
  return (
    <nav className="scroller" aria-label={copy.filter}>
      {THEMES.map((each) => (
        <Link
          key={each}
          className="chip"
          to={feedHref(each)}
          aria-current={each === theme ? 'true' : undefined}
          preventScrollReset
          replace
        >
          {copy.themes[each]}
        </Link>
      ))}
    </nav>
  )
}

function EmptyFeed({ kolam, theme, membership }: { kolam: KolamDrawing; theme: Theme; membership: StudentMembership }) {
  return (
    <div className="empty">
      <Kolam drawing={kolam} />
      <p className="lead">{copy.empty.title}</p>
      <p className="secondary-ink">{copy.empty.body}</p>
      <div className="row">
        <Link className="btn primary" to={OPEN_TO[membership]}>
          {copy.open[membership]}
        </Link>
        {theme !== 'all' && (
          <Link className="btn secondary" to={FEED} preventScrollReset replace>
            {copy.empty.all}
          </Link>
        )}
      </div>
      <NextSteps except="/stories" />
    </div>
  )
}
