import { data, Form, Link, redirect, useSearchParams } from 'react-router'
import * as v from 'valibot'
import { withdrawCampaign } from '#app/features/fundraising/review/withdraw-campaign.server.ts'
import { listOwnSubmissions, type OwnSubmission } from '#app/features/fundraising/review/submission-queries.server.ts'
import { listCoOwned } from './people/co-owner-queries.server.ts'
import { listOpenedForOwner, readOwnStates } from './page/own-campaign.server.ts'
import type { CampaignState } from './page/overview-view.server.ts'
import { memberOf } from '#app/features/access/member.server.ts'
import { formatRelative } from '#app/platform/time/dates.ts'
import { formatMoney } from '#app/platform/money.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Route } from './+types/campaigns.route'
import './campaigns.css'
import { copy } from './copy.ts'

const PATH = '/account/campaigns'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = memberOf(context)
  const [states, submissions, coOwned, opened] = await Promise.all([
    readOwnStates(ctx.db, ctx),
    listOwnSubmissions(ctx.db, ctx),
    listCoOwned(ctx.db, ctx.actor),
    listOpenedForOwner(ctx.db, ctx.actor),
  ])
  return {
    campaigns: submissions.map((campaign) => ({
      ...drawn(campaign, ctx.now),
      publicState: campaign.state === 'published' ? (states.get(campaign.slug) ?? 'closed') : null,
    })),
    coOwned: coOwned.map(({ slug, title }) => ({ slug, title })),
    opened: opened.map(({ slug, title, goalMinor }) => ({
      slug,
      title,
      state: states.get(slug) ?? 'closed',
      goal: formatMoney(goalMinor, 'INR'),
    })),
  }
}

/** Withdraws a campaign that is not public; 404 for another owner's. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = memberOf(context)
  const id = v.safeParse(v.pipe(v.string(), v.uuid()), (await readForm(request)).get('id'))
  const outcome = id.success ? await withdrawCampaign(ctx, { id: id.output }) : null
  if (!outcome || (!outcome.ok && outcome.reason === 'not-found')) throw data(null, { status: 404 })
  throw redirect(`${PATH}?did=${outcome.ok ? 'done' : 'decided'}`, 303)
}

function drawn({ at, goalMinor, ...campaign }: OwnSubmission, now: Date) {
  return { ...campaign, since: formatRelative(at, now), goal: formatMoney(goalMinor, 'INR') }
}
type Drawn = ReturnType<typeof drawn>

export default function OwnCampaigns({ loaderData: { campaigns, opened, coOwned } }: Route.ComponentProps) {
  const hasSome = campaigns.length + opened.length > 0
  const did = useSearchParams()[0].get('did')
  return (
    <main id="main" className="wrap section own-campaigns" tabIndex={-1}>
      <header className="stack">
        <Link className="crumb" to="/account">
          <Icon name="arrow-left" small />
          {copy.back}
        </Link>
        <h1>{copy.title}</h1>
        <p className="lead">{hasSome ? copy.lead : copy.empty}</p>
      </header>
      {(did === 'done' || did === 'decided') && (
        <p className="notice" role="status">
          {copy[did]}
        </p>
      )}
      {hasSome && (
        <ul className="stack">
          {opened.map(({ slug, title, state, goal }) => (
            <li key={slug}>
              <article className="card pad stack">
                <p className="row">
                  <span className={`tag ${PUBLIC_TONES[state]}`}>{copy.publicStates[state]}</span>
                </p>
                <h2 className="own-title">{title}</h2>
                <p className="small secondary-ink num">{copy.goal(goal)}</p>
                <PublicActions slug={slug} />
              </article>
            </li>
          ))}
          {campaigns.map((campaign) => (
            <li key={campaign.id}>
              <OwnCampaign campaign={campaign} />
            </li>
          ))}
        </ul>
      )}
      {coOwned.length > 0 && (
        <section className="stack" aria-labelledby="helping">
          <h2 id="helping">{copy.helping}</h2>
          <ul className="stack">
            {coOwned.map(({ slug, title }) => (
              <li key={slug} className="card pad">
                <Link to={`${PATH}/${slug}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <Link className={hasSome ? 'btn secondary' : 'btn primary'} to="/ssr/build">
          {copy.build}
        </Link>
      </p>
    </main>
  )
}

const PUBLIC_TONES = { open: 'd-neem', paused: 'd-turmeric', ended: '', closed: '' } as const
const TONES = {
  waiting: 'd-turmeric',
  returned: 'd-madder',
  declined: 'd-madder',
  published: 'd-neem',
  withdrawn: '',
} as const

function OwnCampaign({ campaign }: { campaign: Drawn & { publicState: CampaignState | null } }) {
  const { title, state, publicState, reason, since, goal, needsGuardian } = campaign
  return (
    <article className="card pad stack">
      <p className="row">
        {publicState ? (
          <span className={`tag ${PUBLIC_TONES[publicState]}`}>{copy.publicStates[publicState]}</span>
        ) : (
          <span className={`tag ${TONES[state]}`}>{copy.states[state]}</span>
        )}
        <span className="caption muted">{since}</span>
      </p>
      <h2 className="own-title">{title}</h2>
      <p className="small secondary-ink num">{copy.goal(goal)}</p>
      {(publicState === null || publicState === 'open') && <p>{copy.says[state]}</p>}
      {needsGuardian && <p className="notice">{copy.says.guardian}</p>}
      {reason && <p className="pre-wrap own-note">{copy.reason(reason)}</p>}
      <Actions campaign={campaign} />
    </article>
  )
}

/** The owner's next actions. */
function Actions({ campaign: { id, state, slug } }: { campaign: Drawn }) {
  return (
    <div className="row">
      {state === 'returned' && (
        <Link className="btn primary sm" to={`/ssr/build?mend=${id}`}>
          {copy.mend}
        </Link>
      )}
      {state === 'published' && <PublicActions slug={slug} />}
      {state === 'declined' && (
        <Link className="btn secondary sm" to="/contact">
          {copy.contact}
        </Link>
      )}
      {(state === 'waiting' || state === 'returned') && (
        <details className="withdraw-form">
          <summary>{copy.withdraw}</summary>
          <Form method="post" className="stack" noValidate>
            <p className="small">{copy.withdrawSure}</p>
            <p>
              <button className="btn secondary sm" name="id" value={id}>
                {copy.withdrawYes}
              </button>
            </p>
          </Form>
        </details>
      )}
    </div>
  )
}

function PublicActions({ slug }: { slug: string }) {
  return (
    <p className="row">
      <Link className="btn primary sm" to={`${PATH}/${slug}`}>
        {copy.manage}
      </Link>
      <Link className="btn secondary sm" to={`/campaign/${slug}`}>
        {copy.open}
      </Link>
      <Link className="btn secondary sm" to={`${PATH}/${slug}/share`}>
        {copy.share}
      </Link>
      <Link className="btn secondary sm" to={`${PATH}/${slug}/money`}>
        {copy.money}
      </Link>
    </p>
  )
}
