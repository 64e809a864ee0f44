import { foreignLang } from '#app/platform/language/current-language.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { keptPart } from '#app/ui/kept-part/kept-part.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { CampaignView } from './campaign-view.server.ts'
import { copy } from './copy.ts'
import { PublicChecks } from '#app/features/fundraising/campaign-checks/public-checks.tsx'
import { GiftRulesList } from '#app/features/fundraising/surplus/gift-rules.tsx'
import { WrittenIn } from '#app/features/translations/card/written-in.tsx'
import { Payouts } from './payouts.tsx'
import { Questions } from './questions.tsx'
import { UpdateList } from './update-list.tsx'

/** Without what another gift or another minute changes. */
type StoryView = Omit<CampaignView, 'live' | 'now' | 'avatars'>

/** Story, costs, updates and facts. */
export const Story = keptPart('campaign-story', function Story({ campaign }: { campaign: StoryView }) {
  const { slug, story, costs, updates, changes, organiser, payouts, checks, holds, pictures, rules } = campaign
  return (
    <div className="story">
      <WrittenIn view={campaign.writtenIn} />
      {story.map(({ heading, paragraphs, quote }) => (
        <Part key={heading} title={heading}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} lang={foreignLang(paragraph)}>
              {paragraph}
            </p>
          ))}
          {quote && <blockquote lang={foreignLang(quote)}>{quote}</blockquote>}
        </Part>
      ))}
      {pictures.length > 0 && <StoryPictures pictures={pictures} />}
      {costs.length > 0 && (
        <Part title={copy.costs}>
          <ul className="buys">
            {costs.map(({ what, amount }) => (
              <li key={what}>
                <span lang={foreignLang(what)}>{what}</span>
                <span className="num">{amount}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={copy.rules}>
        <GiftRulesList rules={rules} />
      </Part>
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
      {changes.length > 0 && (
        <Part title={copy.changes}>
          <ul className="updates">
            {changes.map(({ id, words, reason, date }) => (
              <li key={id}>
                <p className="caption muted">{date}</p>
                <p>
                  {words} <span lang={foreignLang(reason)}>{reason}</span>
                </p>
              </li>
            ))}
          </ul>
          <p className="small">
            <Link to={`/campaign/${slug}/versions`}>{copy.versions}</Link>
          </p>
        </Part>
      )}
      <Details campaign={campaign} />
    </div>
  )
})

function StoryPictures({ pictures }: Pick<CampaignView, 'pictures'>) {
  return (
    <section className="story-pictures" aria-label={copy.pictures}>
      {pictures.map((picture) =>
        picture.kind === 'image' ? (
          <Picture key={picture.id} picture={picture} alt={picture.caption} sizes="(min-width: 800px) 640px, 92vw" />
        ) : (
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video
            key={picture.id}
            controls
            preload="metadata"
            aria-label={picture.caption}
            src={picture.sources[0]?.src}
          />
        ),
      )}
    </section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 lang={foreignLang(title)}>{title}</h2>
      {children}
    </section>
  )
}

function Details({ campaign: { slug, created, category, location } }: { campaign: StoryView }) {
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
