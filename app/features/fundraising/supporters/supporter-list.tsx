import { foreignLang } from '#app/platform/language/current-language.ts'
import { formatDateTime, formatRelative } from '#app/platform/time/dates.ts'
import { formatMoney } from '#app/platform/money.ts'
import type { SupporterView } from '#app/features/fundraising/views.ts'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { dyeOf } from '#app/ui/kolam/dye.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { copy } from '#app/features/fundraising/campaign/copy.ts'

const CURRENCY = 'INR'

interface SupporterListProps {
  supporters: readonly SupporterView[]
  /** Drawings for the names, used again when there are fewer than names. */
  avatars: readonly KolamDrawing[]
  now: Date
}

/** Gifts with what their givers want to be seen. */
export function SupporterList({ supporters, avatars, now }: SupporterListProps) {
  return (
    <ul>
      {supporters.map(({ seed, name, place, message, amountMinor, at }) => (
        <li key={seed}>
          <span className={`avatar s d-${dyeOf(seed)}`}>
            <Avatar drawing={avatars[avatarOf(seed, avatars.length)]} />
          </span>
          <p>
            <b>{name ?? copy.ticker.anonymous}</b>
            {place && `, ${place}`}
            {message && (
              <span className="small secondary-ink" lang={foreignLang(message)}>
                {message}
              </span>
            )}
            <time className="caption muted" dateTime={at.toISOString()} title={formatDateTime(at)}>
              {formatRelative(at, now)}
            </time>
          </p>
          <b className="num">{formatMoney(amountMinor, CURRENCY)}</b>
        </li>
      ))}
    </ul>
  )
}

function Avatar({ drawing }: { drawing: KolamDrawing | undefined }) {
  return drawing && <Kolam drawing={drawing} stroke={0.14} />
}

/** Deterministic for each gift. */
function avatarOf(seed: string, count: number): number {
  return (seed.codePointAt(0) ?? 0) % Math.max(count, 1)
}
