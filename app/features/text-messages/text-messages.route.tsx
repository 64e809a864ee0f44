import { operatorOf } from '#app/features/access/operator.server.ts'
import type { TextChannel } from '#app/platform/own-account.ts'
import { formatMoney } from '#app/platform/money.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { ScreenHead } from '#app/ui/console/screen.tsx'
import type { Route } from './+types/text-messages.route'
import { copy } from './copy.ts'
import { FigureTable, type FigureRow, type Figures } from './figure-table.tsx'
import './text-messages.css'

const DAYS = 30

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context }: Route.LoaderArgs) {
  const { accounts } = operatorOf(context)
  const { kinds, days, today, hasPrices } = await accounts.findTextUsage({ days: DAYS })
  const total = (key: 'sent' | 'failed' | 'refused' | 'costPaise') => days.reduce((sum, day) => sum + day[key], 0)
  const sums = {
    sent: total('sent'),
    failed: total('failed'),
    refused: total('refused'),
    costPaise: total('costPaise'),
  }
  return {
    today,
    hasPrices,
    sums: figuresOf(sums),
    kinds: byName(kinds).map(({ name, channel, ...figures }): FigureRow => ({
      key: `${name} ${channel}`,
      name,
      note: copy.channels[channel],
      ...figuresOf(figures),
    })),
    days: days.map(({ day, ...figures }): FigureRow => ({
      key: day,
      name: formatDate(new Date(`${day}T00:00:00+05:30`)),
      ...figuresOf(figures),
    })),
  }
}

type Counts = Record<'sent' | 'failed' | 'refused' | 'costPaise', number>
type KindCounts = Counts & { channel: TextChannel }

/** One row for each name and channel: all private requests together, so that their kinds are not told apart. */
function byName(kinds: readonly (KindCounts & { kind: string })[]): (KindCounts & { name: string })[] {
  const rows = new Map<string, KindCounts & { name: string }>()
  for (const { kind, channel, sent, failed, refused, costPaise } of kinds) {
    const name = copy.kind(kind)
    const key = `${name} ${channel}`
    const row = rows.get(key) ?? { name, channel, sent: 0, failed: 0, refused: 0, costPaise: 0 }
    row.sent += sent
    row.failed += failed
    row.refused += refused
    row.costPaise += costPaise
    rows.set(key, row)
  }
  return [...rows.values()].sort((a, b) => b.sent - a.sent)
}

const figuresOf = ({ costPaise, sent, failed, refused }: Counts): Figures => ({
  sent: inIndia(sent),
  failed: inIndia(failed),
  refused: inIndia(refused),
  cost: estimate(costPaise),
})

const PAISE_PER_RUPEE = 100

/** Whole rupees, because it is an estimate; below one rupee exact. */
const estimate = (paise: number): string =>
  formatMoney(paise < PAISE_PER_RUPEE ? paise : Math.round(paise / PAISE_PER_RUPEE) * PAISE_PER_RUPEE, 'INR')

const inIndia = (count: number): string => count.toLocaleString('en-IN')

export default function TextMessages({ loaderData }: Route.ComponentProps) {
  const { today, sums, kinds, days, hasPrices } = loaderData
  return (
    <>
      <ScreenHead title={copy.title} />
      <div className="screen-body text-messages">
        <p className="secondary-ink">{copy.lead}</p>
        {today?.remaining === 0 && (
          <section className="notice stack">
            <h2>{copy.usedUp.title}</h2>
            <p>{copy.usedUp.body}</p>
          </section>
        )}
        <dl className="sums">
          <Sum
            figure={today ? inIndia(today.remaining) : '–'}
            words={today ? copy.sums.remaining(inIndia(today.limit)) : copy.sums.noLimit}
          />
          <Sum figure={sums.sent} words={copy.sums.sent} />
          <Sum figure={sums.failed} words={copy.sums.failed} />
          <Sum figure={sums.refused} words={copy.sums.refused} />
          {hasPrices && <Sum figure={sums.cost} words={copy.sums.cost} />}
        </dl>
        {!hasPrices && <p className="small secondary-ink">{copy.noPrices}</p>}
        {days.length === 0 ? (
          <p className="secondary-ink">{copy.none}</p>
        ) : (
          <>
            <FigureTable words={copy.kinds} rows={kinds} hasPrices={hasPrices} />
            <FigureTable words={copy.days} rows={days} hasPrices={hasPrices} />
            <ul className="small secondary-ink">
              {copy.meaning.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}

function Sum({ figure, words }: { figure: string; words: string }) {
  return (
    <div className="card pad sum">
      <dt className="small secondary-ink">{words}</dt>
      <dd>
        <b className="num">{figure}</b>
      </dd>
    </div>
  )
}
