import { type Cause, type Draft, isCause, readCosts, readGoal } from '#app/features/fundraising/builder/form.ts'
import { CAMPAIGN_DAYS } from '#app/features/fundraising/limits.ts'
import { paragraphsOf } from '#app/features/fundraising/views.ts'
import { formatMoney, formatShort } from '#app/platform/money.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { Thread } from '#app/ui/thread.tsx'
import '#app/features/fundraising/card/campaign-card.css'
import { CAUSE_DYES } from './cause-dyes.ts'
import { copy } from './copy.ts'

const words = copy.preview

interface PreviewProps {
  draft: Draft
  kolams: Record<Cause, KolamDrawing>
  name: string | null
}

/** The campaign as visitors will see it: beside the form, or collapsed below it on a phone. */
export function Preview(props: PreviewProps) {
  return (
    <aside className="preview" aria-label={words.title}>
      <div className="only-d preview-sticky">
        <p className="caption muted">{words.title}</p>
        <Drawn {...props} />
      </div>
      <details className="only-m folded">
        <summary>{words.open}</summary>
        <Drawn {...props} />
      </details>
    </aside>
  )
}

function Drawn({ draft, kolams, name }: PreviewProps) {
  const { title, story, personalWhy, place } = draft
  const cause = isCause(draft.cause) ? draft.cause : 'community-circle'
  const goal = readGoal(draft.goal)
  return (
    <div className={`card campaign-card preview-card d-${CAUSE_DYES[cause]}`}>
      <div className="cloth">
        <Kolam drawing={kolams[cause]} repeat={0.98} />
      </div>
      <div className="body">
        <p className="preview-title">{title.trim() || words.noTitle}</p>
        <p className="place small secondary-ink">
          <Icon name="map-pin" small />
          {place.trim() || words.place}
          {isCause(draft.cause) && <span className="tag">{copy.cause.pathways[draft.cause]}</span>}
        </p>
        {story.trim() === '' && <p className="small muted">{words.noStory}</p>}
        <Thread percent={0} label={words.progress} />
        <p className="row between small">
          <span>
            <b className="num">{words.raised}</b>{' '}
            <span className="secondary-ink">
              {goal.ok ? words.of(formatShort(goal.amountMinor, 'INR')) : words.noGoal}
            </span>
          </span>
          <span className="muted num">{words.days(CAMPAIGN_DAYS)}</span>
        </p>
        <Part title={words.story} paragraphs={paragraphsOf(story)} />
        <Part title={words.why} paragraphs={paragraphsOf(personalWhy)} />
        <Costs text={draft.costs} />
        <p className="small secondary-ink">{name ? words.by(name) : words.byYou}</p>
        <p className="caption muted">{words.cover}</p>
      </div>
    </div>
  )
}

function Part({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  if (paragraphs.length === 0) return null
  return (
    <div className="preview-part small">
      <p>
        <b>{title}</b>
      </p>
      {paragraphs.map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}

function Costs({ text }: { text: string }) {
  const read = readCosts(text)
  if (!read.ok || read.costs.length === 0) return null
  return (
    <div className="preview-part small">
      <p>
        <b>{words.costs}</b>
      </p>
      <ul>
        {read.costs.map(({ what, amountMinor }) => (
          <li key={what} className="row between">
            <span>{what}</span>
            <span className="num">{formatMoney(amountMinor, 'INR')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
