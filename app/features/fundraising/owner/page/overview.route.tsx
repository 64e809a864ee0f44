import { Link } from 'react-router'
import { countOpenQuestions } from '#app/features/fundraising/questions/question-queries.server.ts'
import { hasCountdown } from '#app/features/fundraising/views.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import { together } from '#app/platform/db/together.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Thread } from '#app/ui/thread.tsx'
import type { Route } from './+types/overview.route'
import { copy as frame } from './manage-copy.ts'
import { ManagePage } from './manage-page.tsx'
import { canManageOwn, ownCampaignOf, readOwnPage } from './own-campaign.server.ts'
import { copy } from './overview-copy.ts'
import { overviewView, readMoneySteps } from './overview-view.server.ts'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [pageTitle(matches, loaderData?.title ?? '')]

export async function loader({ context }: Route.LoaderArgs) {
  const own = ownCampaignOf(context, 'any')
  const { db, now } = own.ctx
  const read = together(db)
  const asking = { campaignId: own.id, now }
  const { page, ...situation } = await allKeyed({
    page: readOwnPage(own),
    openQuestions: countOpenQuestions(read, asking),
    money: canManageOwn(context, 'money') ? readMoneySteps(read, asking) : null,
  })
  return overviewView(page, { ...situation, now })
}

const TONES = { open: 'd-neem', paused: 'd-turmeric', ended: '', closed: 'd-madder' } as const

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { slug, title, state, because, raised, goal, percent, supporters, daysLeft, ends, steps } = loaderData
  return (
    <ManagePage slug={slug} campaign={title} current="">
      <section className="card pad stack" aria-label={copy.raised}>
        <p className="row">
          <span className={`tag ${TONES[state]}`}>{frame.states[state]}</span>
        </p>
        {because && <p className="pre-wrap">{because}</p>}
        <p className="num">
          <span className="manage-raised">{raised}</span> {copy.of(goal)}
        </p>
        <Thread percent={percent} label={copy.funded(percent)} />
        <ul className="manage-figures num">
          <li>{copy.funded(percent)}</li>
          <li>{copy.supporters(supporters)}</li>
          {state === 'open' && <li>{hasCountdown({ daysLeft }) ? copy.days(daysLeft) : copy.noEnd}</li>}
          {ends && <li>{copy.ends(ends)}</li>}
        </ul>
        <p>
          <Link className="btn secondary" to={`/campaign/${slug}`}>
            <Icon name="arrow-right" small />
            {frame.view}
          </Link>
        </p>
      </section>
      <section className="stack" aria-labelledby="next-title">
        <h2 id="next-title">{copy.next}</h2>
        {steps.length === 0 && <p className="secondary-ink">{copy.nothing}</p>}
        <ul className="stack">
          {steps.map(({ label, part }) => (
            <li key={label}>
              <Link to={`/account/campaigns/${slug}${part}`}>{label}</Link>
            </li>
          ))}
        </ul>
      </section>
    </ManagePage>
  )
}
