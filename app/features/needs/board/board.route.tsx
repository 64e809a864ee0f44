import { Link } from 'react-router'
import { countOpenNeeds, findBoardMember, listNeeds } from '#app/features/needs/queries.server.ts'
import { readNeedFilter, SEARCH_CHARS_MAX } from '#app/features/needs/schema.ts'
import { CAUSE_CATEGORIES } from '#app/features/stories/schema.ts'
import { INDIAN_STATES } from '#app/platform/india/states.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { Examples } from '#app/ui/sections/examples.tsx'
import { WingHead } from '#app/ui/wings/wing-head.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/board.route'
import { BOARD, boardHref } from './board-href.ts'
import { copy } from './copy.ts'
import { BoardFilter } from './filter.tsx'
import { NeedList } from './need-card.tsx'
import { needCard } from './need-view.server.ts'
import './needs.css'

/** Public, and identical for all visitors, so it can be cached. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, actor, now, cacheFor } = contextOf(context)
  const filter = readNeedFilter(pageUrl(request).searchParams)
  cacheFor({ tags: ['needs', 'students'], params: ['kind', 'cause', 'region', 'college', 'q', 'show', 'cursor'] })
  const [{ needs, nextCursor }, counts, member] = await Promise.all([
    listNeeds(db, { actor, filter, now }),
    countOpenNeeds(db, { now }),
    findBoardMember(db, actor),
  ])
  return {
    filter,
    counts,
    cards: needs.map((need) => needCard(need, now)),
    older: nextCursor,
    ...member,
    causes: CAUSE_CATEGORIES,
    regions: INDIAN_STATES,
    charsMax: SEARCH_CHARS_MAX,
    kolam: drawKolam({ kind: 'thing', id: 'needs-board' }),
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.board.metaTitle),
  { name: 'description', content: copy.board.description },
]

export default function NeedsBoard({ loaderData }: Route.ComponentProps) {
  const { filter, counts, cards, older, membership, college, kolam, ...lists } = loaderData
  const words = copy.board
  const real = cards.filter(({ isSample }) => !isSample)
  const samples = cards.filter(({ isSample }) => isSample)
  return (
    <main id="main" className="needs-board" tabIndex={-1}>
      <WingHead dye="turmeric" back={words.back} backTo="/ssr" title={words.title} lead={words.lead} kolam={kolam}>
        {membership !== 'waiting' && (
          <Link className="btn primary" to={POST_TO[membership]}>
            {{ visitor: words.signIn, member: words.profile, student: words.post }[membership]}
          </Link>
        )}
      </WingHead>
      <section className="wrap section stack" id="needs" aria-labelledby="needs-title">
        <h2 id="needs-title" className="visually-hidden">
          {words.list}
        </h2>
        {membership === 'waiting' && <p className="notice">{words.waiting}</p>}
        <BoardFilter filter={filter} counts={counts} college={college} {...lists} />
        <p className="small secondary-ink" role="status">
          {words.found(real.length, older !== null)}
        </p>
        {real.length > 0 ? <NeedList cards={real} filter={filter} /> : <EmptyBoard isClosed={filter.isClosed} />}
        {(older || filter.cursor) && (
          <p className="row">
            {filter.cursor && (
              <Link className="btn secondary" to={boardHref(filter)}>
                {words.newest}
              </Link>
            )}
            {older && (
              <Link className="btn secondary" to={boardHref(filter, { cursor: older })}>
                {words.older}
              </Link>
            )}
          </p>
        )}
        {samples.length > 0 && (
          <Examples>
            <NeedList cards={samples} filter={filter} />
          </Examples>
        )}
      </section>
    </main>
  )
}

const POST_TO = {
  visitor: signInHref('/ssr/needs/new'),
  member: '/ssr/auth',
  student: `${BOARD}/new`,
} as const

function EmptyBoard({ isClosed }: { isClosed: boolean }) {
  const words = copy.board.empty
  return (
    <div className="empty">
      <p className="lead">{isClosed ? words.closed : words.open}</p>
      <Link className="btn secondary" to={BOARD} preventScrollReset>
        {words.clear}
      </Link>
    </div>
  )
}
