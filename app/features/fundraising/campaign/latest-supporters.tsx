import { useEffect, useState } from 'react'
import { formatDateTime, formatRelative } from '#app/platform/time/dates.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { formatMoney } from '#app/platform/money.ts'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { dyeOf } from '#app/ui/kolam/dye.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import type { CampaignView } from './campaign-view.server.ts'
import { copy } from './copy.ts'
import './latest-supporters.css'

const CURRENCY = 'INR'

type Supporter = CampaignView['live']['latest'][number]
interface Props {
  latest: readonly Supporter[]
  /** Drawings for the names of the list: live events contain none. */
  avatars: readonly KolamDrawing[]
  renderedAt: Date
}

/** The latest supporters. Screen readers announce each new one once. */
export function LatestSupporters({ latest, avatars, renderedAt }: Props) {
  const now = useNow(renderedAt)
  return (
    <section className="card pad ticker">
      <div className="row between">
        <h2>{copy.ticker.title}</h2>
        <span className="live caption muted">{copy.ticker.live}</span>
      </div>
      {latest.length === 0 && <p className="small secondary-ink">{copy.ticker.nobody}</p>}
      <ul>
        {latest.map(({ seed, name, place, message, amountMinor, at }) => (
          <li key={seed}>
            <span className={`av s d-${dyeOf(seed)}`}>
              <Avatar drawing={avatars[avatarOf(seed, avatars.length)]} />
            </span>
            <p>
              <b>{name ?? copy.ticker.anonymous}</b>
              {place && `, ${place}`}
              {message && <span className="small secondary-ink">{message}</span>}
              <time className="caption muted" dateTime={at.toISOString()} title={formatDateTime(at)}>
                {formatRelative(at, now)}
              </time>
            </p>
            <b className="num">{formatMoney(amountMinor, CURRENCY)}</b>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {useAnnouncement(latest[0])}
      </p>
    </section>
  )
}

function Avatar({ drawing }: { drawing: KolamDrawing | undefined }) {
  return drawing && <Kolam drawing={drawing} stroke={0.14} />
}

/** Deterministic for each gift. */
function avatarOf(seed: string, count: number): number {
  return (seed.codePointAt(0) ?? 0) % Math.max(count, 1)
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
