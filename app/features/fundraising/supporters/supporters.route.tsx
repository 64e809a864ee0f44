import { data, Link } from 'react-router'
import { campaignTag } from '#app/features/fundraising/events.ts'
import { findReadersCampaign } from '#app/features/fundraising/rows/translated-queries.server.ts'
import { TOKEN } from '#app/features/fundraising/schema.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import { readSupporterPage } from './supporter-queries.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/supporters.route'
import { CampaignNotFound } from '#app/features/fundraising/campaign/campaign-not-found.tsx'
import { copy } from '#app/features/fundraising/campaign/copy.ts'
import './latest-supporters.css'
import { SupporterList } from './supporter-list.tsx'

const AVATARS = 3

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.campaign ? copy.supporters.metaTitle(loaderData.campaign.title) : copy.notFound.title),
  { name: 'robots', content: 'noindex' },
]

/** All gifts of a campaign that count, in pages; 404 for an unknown slug. */
export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const { db, now, cacheFor } = contextOf(context)
  const { searchParams } = pageUrl(request)
  const seedOf = (name: 'after' | 'before') => findSeed(searchParams.get(name))
  const onlyWords = searchParams.get('words') === '1'
  const [found, page] = await Promise.all([
    findReadersCampaign(db, { slug, now }),
    readSupporterPage(db, { slug, onlyWords, after: seedOf('after'), before: seedOf('before') }),
  ])
  if (!found) return data({ campaign: null }, { status: 404 })
  cacheFor({ tags: [campaignTag(slug)], params: ['words', 'after', 'before'] })
  const { title } = found
  return data({
    campaign: {
      ...page,
      slug,
      title,
      lead: copy.supporters.lead(copy.supporters.count(found.supporters), title),
      onlyWords,
      avatars: page.supporters.slice(0, AVATARS).map(({ seed }) => drawKolam({ kind: 'person', id: seed })),
      now,
    },
  })
}

const findSeed = (typed: string | null): string | null => (typed !== null && TOKEN.test(typed) ? typed : null)

export default function Supporters({ loaderData: { campaign } }: Route.ComponentProps) {
  if (!campaign) return <CampaignNotFound />
  const { slug, lead, supporters, avatars, onlyWords, now } = campaign
  const words = copy.supporters
  return (
    <main id="main" className="wrap stack supporters" tabIndex={-1}>
      <Link className="crumb" to={`/campaign/${slug}`}>
        <Icon name="arrow-left" small />
        {words.back}
      </Link>
      <h1>{words.title}</h1>
      <p className="lead">{lead}</p>
      <nav className="segments" aria-label={words.show}>
        <Link to={`/campaign/${slug}/supporters`} aria-current={onlyWords ? undefined : 'true'} replace>
          {words.all}
        </Link>
        <Link to="?words=1" aria-current={onlyWords ? 'true' : undefined} replace>
          {words.onlyWords}
        </Link>
      </nav>
      <section className="card pad ticker" aria-label={words.title}>
        {supporters.length === 0 ? (
          <p className="secondary-ink">{onlyWords ? words.noWords : words.none}</p>
        ) : (
          <SupporterList supporters={supporters} avatars={avatars} now={now} />
        )}
      </section>
      <Pages page={campaign} />
    </main>
  )
}

function Pages({
  page: { newer, older, onlyWords },
}: {
  page: { newer: string | null; older: string | null; onlyWords: boolean }
}) {
  if (newer === null && older === null) return null
  const words = copy.supporters
  const at = (name: 'after' | 'before', seed: string) => `?${onlyWords ? 'words=1&' : ''}${name}=${seed}`
  return (
    <nav className="row" aria-label={words.pages}>
      {newer && (
        <Link className="btn secondary" to={at('before', newer)}>
          {words.newer}
        </Link>
      )}
      {older && (
        <Link className="btn secondary" to={at('after', older)}>
          {words.older}
        </Link>
      )}
    </nav>
  )
}
