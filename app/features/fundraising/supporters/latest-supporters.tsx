import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { formatMoney } from '#app/platform/money.ts'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import type { CampaignView } from '#app/features/fundraising/campaign/campaign-view.server.ts'
import { copy } from '#app/features/fundraising/campaign/copy.ts'
import './latest-supporters.css'
import { SupporterList } from './supporter-list.tsx'

const CURRENCY = 'INR'

type Supporter = CampaignView['live']['latest'][number]
interface Props {
  slug: string
  /** How many there are altogether. */
  total: number
  latest: readonly Supporter[]
  /** Drawings for the names of the list: live events contain none. */
  avatars: readonly KolamDrawing[]
  renderedAt: Date
}

/** The latest supporters. Screen readers announce each new one once. */
export function LatestSupporters({ slug, latest, total, avatars, renderedAt }: Props) {
  const now = useNow(renderedAt)
  return (
    <section className="card pad ticker">
      <div className="row between">
        <h2>{copy.ticker.title}</h2>
        <span className="live caption muted">{copy.ticker.live}</span>
      </div>
      {latest.length === 0 && <p className="small secondary-ink">{copy.ticker.nobody}</p>}
      <SupporterList supporters={latest} avatars={avatars} now={now} />
      {total > latest.length && (
        <p>
          <Link to={`/campaign/${slug}/supporters`}>{copy.ticker.all(total)}</Link>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {useAnnouncement(latest[0])}
      </p>
    </section>
  )
}

/** The newest gift as a sentence, once it differs from the rendered one. */
function useAnnouncement(newest: Supporter | undefined): string {
  const [first] = useState(newest?.seed)
  if (!newest || newest.seed === first) return ''
  const { name, place, amountMinor } = newest
  return copy.ticker.announce(name ?? copy.ticker.anonymous, place, formatMoney(amountMinor, CURRENCY))
}

/** The current time: first the server's, so that hydration matches, then the device's. */
function useNow(renderedAt: Date): Date {
  const [now, setNow] = useState(renderedAt)
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
