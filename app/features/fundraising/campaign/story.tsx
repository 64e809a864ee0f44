import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CampaignView } from './campaign-view.server.ts'
import { copy } from './copy.ts'
import { PublicChecks } from '#app/features/fundraising/campaign-checks/public-checks.tsx'
import { Payouts } from './payouts.tsx'
import { Questions } from './questions.tsx'
import { UpdateList } from './update-list.tsx'

/** Story, costs, updates and facts. */
export function Story({ campaign }: { campaign: CampaignView }) {
  const { story, costs, updates, extensions, organiser, payouts, checks, holds } = campaign
  return (
    <div className="story">
      {story.map(({ heading, paragraphs, quote }) => (
        <Part key={heading} title={heading}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {quote && <blockquote>{quote}</blockquote>}
        </Part>
      ))}
      {costs.length > 0 && (
        <Part title={copy.costs}>
          <ul className="buys">
            {costs.map(({ what, amount }) => (
              <li key={what}>
                <span>{what}</span>
                <span className="num">{amount}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {checks && <PublicChecks checks={checks} />}
      {payouts && <Payouts payouts={payouts} />}
      {holds.map((words) => (
        <p key={words} className="notice">
          {words}
        </p>
      ))}
      {updates.length > 0 && (
        <Part title={copy.updatesFrom(organiser.firstName)}>
          <UpdateList updates={updates} />
        </Part>
      )}
      <Part title={copy.questions.title}>
        <Questions campaign={campaign} />
      </Part>
      {extensions.length > 0 && (
        <Part title={copy.changes}>
          <ul className="updates">
            {extensions.map(({ words, reason, date }) => (
              <li key={words}>
                <p className="caption muted">{date}</p>
                <p>
                  {words} {reason}
                </p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Details campaign={campaign} />
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Details({ campaign: { slug, created, category, location } }: { campaign: CampaignView }) {
  return (
    <section className="card details">
      <h2>{copy.details.title}</h2>
      <dl className="term-list">
        <dt>{copy.details.created}</dt>
        <dd>{created}</dd>
        <dt>{copy.details.category}</dt>
        <dd>{category}</dd>
        <dt>{copy.details.location}</dt>
        <dd>{location}</dd>
      </dl>
      <p className="small">
        <Link to={`/campaign/${slug}/report`}>{copy.report}</Link>
      </p>
    </section>
  )
}
