import { foreignLang } from '#app/platform/language/current-language.ts'
import { formatDateTime, formatRelative } from '#app/platform/time/dates.ts'
import { formatMoney } from '#app/platform/money.ts'
import type { SupporterView } from '#app/features/fundraising/views.ts'
import { keptPart } from '#app/ui/kept-part/kept-part.tsx'
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
      {supporters.map((supporter) => (
        <Supporter
          key={supporter.seed}
          supporter={supporter}
          avatar={avatars[avatarOf(supporter.seed, avatars.length)]}
          when={formatRelative(supporter.at, now)}
        />
      ))}
    </ul>
  )
}

interface SupporterProps {
  supporter: SupporterView
  avatar: KolamDrawing | undefined
  when: string
}

const Supporter = keptPart('supporter', function Supporter({ supporter, avatar, when }: SupporterProps) {
  const { seed, name, place, message, amountMinor, at } = supporter
  return (
    <li>
      <span className={`avatar s d-${dyeOf(seed)}`}>{avatar && <Kolam drawing={avatar} stroke={0.14} />}</span>
      <p>
        <b>{name ?? copy.ticker.anonymous}</b>
        {place && `, ${place}`}
        {message && (
          <span className="small secondary-ink" lang={foreignLang(message)}>
            {message}
          </span>
        )}
        <time className="caption muted" dateTime={at.toISOString()} title={formatDateTime(at)}>
          {when}
        </time>
      </p>
      <b className="num">{formatMoney(amountMinor, CURRENCY)}</b>
    </li>
  )
})

/** Deterministic for each gift. */
function avatarOf(seed: string, count: number): number {
  return (seed.codePointAt(0) ?? 0) % Math.max(count, 1)
}
