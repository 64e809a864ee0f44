import { copy as wellbeing } from '#app/features/private-notes/copy.ts'
import { formatDate, indianDay } from '#app/platform/time/dates.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import type { AccountCards } from '#app/features/private-notes/cards/account-cards.ts'
import { CardStorage } from '#app/features/private-notes/cards/card-storage.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { Petals } from '#app/ui/kolam/petals.tsx'
import { copy } from '#app/features/sahaara/copy.ts'
import { LogForm } from './log-form.tsx'
import { LoggedEntries } from './logged-entries.tsx'
import type { SahaaraLog } from './use-sahaara-log.ts'
import './week-card.css'

interface WeekCardProps {
  log: SahaaraLog
  petals: KolamDrawing
  account: AccountCards | null
  /** The idempotency key of a form that is posted without JavaScript. */
  formKey: string
  /** The server did not store the posted entry. */
  isRefused: boolean
}

/** The tracker: six petals with their numbers, the log, and where it is stored. */
export function WeekCard({ log, petals, account, formKey, isRefused }: WeekCardProps) {
  const words = copy.week
  const { items, percent } = log.week
  const names = wellbeing.items
  const shares = items.map(({ item, percent }) => words.share(names[item], Math.round(percent))).join(', ')
  return (
    <section className="card week" id="week" aria-labelledby="week-title">
      <div className="row between">
        <div>
          <h2 id="week-title">{words.title}</h2>
          <p className="caption muted num">{datesOf(log.weekStartsAt)}</p>
        </div>
        <span className="tag d-indigo num">{`${percent}%`}</span>
      </div>
      <div className="week-log">
        <Petals drawing={petals} values={items.map(({ percent }) => percent / 100)} label={words.petals(shares)} />
        <ul>
          {items.map(({ item, value, target, isAchieved }) => (
            <li key={item} className={isAchieved ? 'begun' : undefined}>
              <span>
                {isAchieved && <Icon name="check" small />}
                {names[item]}
                {isAchieved && <span className="visually-hidden">{`, ${words.achieved}`}</span>}
              </span>
              <b className="num">{words.value(value, target)}</b>
            </li>
          ))}
        </ul>
      </div>
      {isRefused && (
        <p className="notice" role="status">
          {copy.log.notKept}
        </p>
      )}
      <noscript>{!account?.isOn && <p className="notice">{words.noScript}</p>}</noscript>
      {(log.isReady || account?.isOn) && <LogForm log={log} formKey={formKey} />}
      {log.isReady && log.entries.length > 0 && <LoggedEntries log={log} />}
      <CardStorage cards={log} account={account} returnTo="/sahaara#week" />
    </section>
  )
}

/** 'Monday 16 to Sunday 22 November 2026'; names both months when the week spans two. */
function datesOf(weekStartsAt: number): string {
  const [from, to] = [new Date(weekStartsAt), new Date(weekStartsAt + 6 * DAY_MS)]
  const isOneMonth = indianDay(from).month === indianDay(to).month
  return copy.week.dates(isOneMonth ? String(indianDay(from).day) : formatDate(from), formatDate(to))
}
