import { useState } from 'react'
import { Form, Link } from 'react-router'
import { hasCountdown } from '#app/features/fundraising/views.ts'
import { formatMoney } from '#app/platform/money.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { keptPart } from '#app/ui/kept-part/kept-part.tsx'
import { shareCopy } from '#app/ui/share/share-copy.ts'
import { ShareLinks } from '#app/ui/share/share-links.tsx'
import { Thread } from '#app/ui/thread.tsx'
import type { CampaignView } from './campaign-view.server.ts'
import { copy } from './copy.ts'
import { SaveButton } from './save-button.tsx'
import './progress-card.css'

const CURRENCY = 'INR'
const PRESELECTED = 1

type Live = Pick<CampaignView['live'], 'raisedMinor' | 'supporters' | 'percent'>

type ProgressView = Pick<
  CampaignView,
  'slug' | 'title' | 'pageUrl' | 'goal' | 'chips' | 'isOpen' | 'daysLeft' | 'closedTitle' | 'closedBecause'
>

interface ProgressCardProps {
  campaign: ProgressView
  live: Live
}

export const ProgressCard = keptPart('campaign-progress', function ProgressCard({ campaign, live }: ProgressCardProps) {
  const { progress } = copy
  return (
    <section className="card fund">
      <h2 className="visually-hidden">{progress.title}</h2>
      <p>
        <span className="raised-amount num">{formatMoney(live.raisedMinor, CURRENCY)}</span>{' '}
        <span className="of">{progress.of(campaign.goal)}</span>
      </p>
      <Thread percent={live.percent} label={progress.label(live.percent)} />
      <ul className="three">
        <li>
          <b className="num">{live.supporters}</b> {progress.supporters(live.supporters)}
        </li>
        <li>
          <b className="num">{`${live.percent}%`}</b> {progress.funded}
        </li>
        {campaign.isOpen && (
          <li>
            {hasCountdown(campaign) ? (
              <>
                <b className="num">{campaign.daysLeft}</b> {progress.daysLeft(campaign.daysLeft)}
              </>
            ) : (
              progress.noEnd
            )}
          </li>
        )}
      </ul>
      {campaign.closedBecause ? (
        <Closed title={campaign.closedTitle} reason={campaign.closedBecause} />
      ) : (
        <ChooseAmount campaign={campaign} />
      )}
      <div className="share">
        <SaveButton slug={campaign.slug} />
        <ShareLinks url={campaign.pageUrl} text={shareCopy.campaign(campaign.title)} />
      </div>
      {campaign.isOpen && (
        <p className="promise caption secondary-ink">
          <Icon name="receipt-indian-rupee" small />
          {progress.promise}
        </p>
      )}
    </section>
  )
})

/** On phones the dock links to the same form. */
function ChooseAmount({ campaign: { slug, chips } }: { campaign: ProgressView }) {
  const [chosen, choose] = useState(chips[PRESELECTED])
  const to = `/campaign/${slug}/support`
  return (
    <Form className="choose only-d" action={to} noValidate>
      <fieldset>
        <legend className="visually-hidden">{copy.progress.amount}</legend>
        <div className="amounts">
          {chips.map((chip) => (
            <label key={chip.value} className="chip choice num">
              <input
                type="radio"
                name="amount"
                value={chip.value}
                checked={chip.value === chosen?.value}
                onChange={() => choose(chip)}
              />
              {chip.label}
            </label>
          ))}
        </div>
      </fieldset>
      <button className="btn primary big wide">{copy.progress.support(chosen?.label ?? '')}</button>
      <Link className="other" to={to}>
        {copy.progress.other}
      </Link>
    </Form>
  )
}

function Closed({ title, reason }: { title: string; reason: string }) {
  return (
    <div className="notice">
      <Icon name="info" />
      <p>
        <b>{title}</b>
        <br />
        {reason}
        <br />
        <Link to="/campaign">{copy.seeOpen}</Link>
      </p>
    </div>
  )
}
