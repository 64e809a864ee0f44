import { foreignLang } from '#app/platform/language/current-language.ts'
import { data, Link } from 'react-router'
import { CampaignNotFound } from '#app/features/fundraising/campaign/campaign-not-found.tsx'
import { copy as campaignCopy } from '#app/features/fundraising/campaign/copy.ts'
import { findHiddenName } from '#app/features/fundraising/beneficiaries/beneficiary.server.ts'
import { campaignTag } from '#app/features/fundraising/events.ts'
import { campaignIdOf, findCampaignRow } from '#app/features/fundraising/rows/campaign.server.ts'
import { together } from '#app/platform/db/together.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Route } from './+types/versions.route'
import { copy } from './copy.ts'
import { listChanges } from './list-changes.server.ts'
import './versions.css'
import { type VersionView, versionsView } from './versions-view.server.ts'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.campaign ? copy.metaTitle(loaderData.campaign.title) : campaignCopy.notFound.title),
  { name: 'robots', content: 'noindex' },
]

/** What was changed on the page of a campaign, with the earlier texts; 404 for an unknown slug. */
export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { db, sealer, cacheFor } = contextOf(context)
  const read = together(db)
  const [campaign, hidden, changes] = await Promise.all([
    findCampaignRow(read, slug),
    findHiddenName(read, { campaignId: campaignIdOf(read, slug), sealer }),
    listChanges(read, slug),
  ])
  if (!campaign) return data({ campaign: null }, { status: 404 })
  cacheFor({ tags: [campaignTag(slug)] })
  const { title } = campaign
  return data({ campaign: { slug, title, changes: versionsView(changes, hidden) } })
}

export default function Versions({ loaderData: { campaign } }: Route.ComponentProps) {
  if (!campaign) return <CampaignNotFound />
  const { slug, title, changes } = campaign
  return (
    <main id="main" className="wrap section stack versions-page" tabIndex={-1}>
      <Link className="crumb" to={`/campaign/${slug}`}>
        <Icon name="arrow-left" small />
        {copy.back}
      </Link>
      <h1>{copy.title}</h1>
      <p className="lead">{changes.length > 0 ? copy.lead(title) : copy.none}</p>
      <ol>
        {changes.map((change) => (
          <Version key={change.id} change={change} />
        ))}
      </ol>
    </main>
  )
}

function Version({ change: { date, words, reason, story, translation, costs } }: { change: VersionView }) {
  return (
    <li>
      <p className="caption muted">{date}</p>
      <p>
        <b>{words}</b>
      </p>
      <p className="pre-wrap" lang={foreignLang(reason)}>
        {reason}
      </p>
      {story && (
        <details>
          <summary>{copy.earlier.story}</summary>
          <p lang={foreignLang(story.description)}>{story.description}</p>
          {story.story.map(({ heading, paragraphs, quote }) => (
            <section key={heading}>
              <h2 lang={foreignLang(heading)}>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} lang={foreignLang(paragraph)}>
                  {paragraph}
                </p>
              ))}
              {quote && <blockquote lang={foreignLang(quote)}>{quote}</blockquote>}
            </section>
          ))}
        </details>
      )}
      {translation && (
        <details>
          <summary>{copy.earlier.translation}</summary>
          {translation.map((text) => (
            <p key={text} className="pre-wrap" lang={foreignLang(text)}>
              {text}
            </p>
          ))}
        </details>
      )}
      {costs && (
        <details>
          <summary>{copy.earlier.costs}</summary>
          {costs.length === 0 && <p>{copy.noCosts}</p>}
          <dl>
            {costs.map(({ what, amount }) => (
              <div key={what}>
                <dt lang={foreignLang(what)}>{what}</dt>
                <dd className="num">{amount}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  )
}
