import { listCampaignNames } from '#app/features/fundraising/queries.server.ts'
import { listMonths, type MonthLine } from '#app/features/ledger/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { decimalText, formatMoney } from '#app/platform/money.ts'
import { formatMonth } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'

const CAMPAIGNS_SHOWN_MAX = 100
const GATEWAY = 'asset:gateway'
const BANK = 'asset:bank'
const EARLIER = 'asset:earlier'
const REFUNDS = 'liability:refunds'
const TIPS = 'income:tips'
const CAMPAIGN = 'liability:campaign:'
/** The transfer that reverses a gift; the money follows with a `refund`. */
const RETURN = 'return'
const REFUND = 'refund'
/** From the provider to our bank: nobody received or paid anything. */
const SETTLEMENT = 'settlement'

export type CampaignNames = ReadonlyMap<string, { slug: string; title: string }>

/** The ledger's monthly sums, and the campaigns that they name. */
export async function readLedgerSums(db: Db): Promise<{ lines: MonthLine[]; campaigns: CampaignNames }> {
  const [lines, names] = await Promise.all([listMonths(db), listCampaignNames(db)])
  return { lines, campaigns: new Map(names.map(({ id, ...name }) => [CAMPAIGN + id, name])) }
}

/** Two tables per currency, by month and by campaign, with formatted texts. */
export async function ledgerTables(db: Db) {
  const { lines, campaigns } = await readLedgerSums(db)
  const currencies = [...new Set(lines.map(({ currency }) => currency))].sort(rupeesFirst)
  return currencies.map((currency) => {
    const own = lines.filter((line) => line.currency === currency)
    const money = (minor: number) => formatMoney(minor, currency)
    return {
      currency,
      months: byMonth(own).map(({ month, ...sums }) => ({ month: formatMonth(month), ...mapValues(sums, money) })),
      ...campaignTable(own, campaigns, money),
    }
  })
}

/** Sums by month, newest first, in minor units. */
export function byMonth(lines: readonly MonthLine[]) {
  const months = new Map<string, ReturnType<typeof emptyMonth>>()
  for (const { month, kind, account, debitMinor, creditMinor } of lines) {
    if (kind === SETTLEMENT) continue
    const sums = months.get(month) ?? emptyMonth()
    months.set(month, sums)
    if (account === GATEWAY) {
      sums.received += debitMinor
      if (kind !== REFUND) sums.paidOut += creditMinor
    }
    if (account === BANK) sums.paidOut += creditMinor
    if (account === EARLIER) sums.earlier += debitMinor - creditMinor
    if (account === REFUNDS && kind === REFUND) sums.returned += debitMinor
    if (account === TIPS) sums.tips += creditMinor - debitMinor
  }
  return [...months].map(([month, sums]) => ({ month, ...sums }))
}

const emptyMonth = () => ({ received: 0, earlier: 0, returned: 0, paidOut: 0, tips: 0 })

/** Sums by campaign account, largest first, in minor units. */
export function byCampaign(lines: readonly MonthLine[]) {
  const accounts = new Map<string, { received: number; returned: number; paidOut: number }>()
  for (const { kind, account, debitMinor, creditMinor } of lines) {
    if (!account.startsWith(CAMPAIGN)) continue
    const sums = accounts.get(account) ?? { received: 0, returned: 0, paidOut: 0 }
    accounts.set(account, sums)
    sums.received += creditMinor
    sums[kind === RETURN ? 'returned' : 'paidOut'] += debitMinor
  }
  return [...accounts]
    .map(([account, sums]) => ({ account, ...sums, held: sums.received - sums.returned - sums.paidOut }))
    .toSorted((a, b) => b.received - a.received)
}

function campaignTable(lines: readonly MonthLine[], names: CampaignNames, money: (minor: number) => string) {
  const all = byCampaign(lines)
  return {
    campaigns: all.slice(0, CAMPAIGNS_SHOWN_MAX).map(({ account, ...sums }) => ({
      slug: names.get(account)?.slug ?? null,
      title: names.get(account)?.title ?? copy.book.unknown,
      ...mapValues(sums, money),
    })),
    more: Math.max(all.length - CAMPAIGNS_SHOWN_MAX, 0),
  }
}

/** All monthly sums as CSV. Amounts in whole units with two decimals. */
export function ledgerCsv(lines: readonly MonthLine[], campaigns: CampaignNames): string {
  const rows = lines.map(({ month, kind, account, currency, debitMinor, creditMinor }) => [
    month,
    kind,
    account.startsWith(CAMPAIGN) ? CAMPAIGN.slice(0, -1) : account,
    campaigns.get(account)?.slug ?? '',
    currency,
    decimalText(debitMinor),
    decimalText(creditMinor),
  ])
  return [HEADINGS, ...rows].map((row) => `${row.join(',')}\r\n`).join('')
}

const HEADINGS = ['month', 'kind', 'account', 'campaign', 'currency', 'debit', 'credit']

const rupeesFirst = (a: string, b: string) => Number(b === 'INR') - Number(a === 'INR') || a.localeCompare(b)

function mapValues<Key extends string>(sums: Record<Key, number>, draw: (value: number) => string) {
  return Object.fromEntries(Object.entries<number>(sums).map(([key, value]) => [key, draw(value)])) as Record<
    Key,
    string
  >
}
