import { Icon } from '#app/ui/icon/icon.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './support-copy.ts'
import type { SupportView } from './support-view.server.ts'

const STEPS = perLanguage(() => [copy.steps.form, copy.steps.review])

/** The campaign's title and the current step. */
export function SupportHead({ campaign, title, step }: { campaign: SupportView; title: string; step: 1 | 2 }) {
  return (
    <header className="stack">
      <ol className="steps" aria-label={copy.steps.label}>
        {STEPS.map((label, index) => (
          <li key={label} aria-current={index + 1 === step ? 'step' : undefined}>
            {label}
          </li>
        ))}
      </ol>
      <h1 tabIndex={-1}>{title}</h1>
      <div className="card for">
        <div className="cloth">
          <Kolam drawing={campaign.kolam} />
        </div>
        <p>
          <b>{campaign.title}</b>
          <span className="small secondary-ink">{`${campaign.organiserName}, ${campaign.location}`}</span>
        </p>
      </div>
      {campaign.tax && <p className="small">{campaign.tax}</p>}
    </header>
  )
}

export function TestNotice() {
  return (
    <p className="notice">
      <Icon name="info" />
      {copy.test}
    </p>
  )
}
