import { localeUrl } from '#app/platform/language/language-paths.ts'
import { randomUUID } from 'node:crypto'
import type { ReceiptView as Receipt } from '#app/features/fundraising/queries.server.ts'
import { storedReturn } from '#app/features/fundraising/stored-campaign-words.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import { channelOf } from '#app/platform/mail/notify.server.ts'
import { formatDate, formatDateTime } from '#app/platform/time/dates.ts'
import { amountText, formatMoney } from '#app/platform/money.ts'
import { campaignDye } from '#app/features/fundraising/card/campaign-card-view.server.ts'
import { paymentMethods } from '#app/features/payments/copy.ts'
import { receiptUrl } from '#app/features/fundraising/giving/gift.server.ts'
import { qrDrawing } from '#app/ui/share/qr.server.ts'
import type { GiftTax } from '#app/features/fundraising/tax/tax-details.server.ts'
import type { ReceiptMonthly } from '#app/features/fundraising/monthly/monthly-queries.server.ts'
import { taxView } from '#app/features/fundraising/tax/tax-view.ts'
import { copy } from './copy.ts'

/** The receipt page with formatted texts. Personal data: never cached or indexed. */
export type ReceiptPageView = ReturnType<typeof receiptPageView>

interface Drawing {
  site: Site
  /** The provider says that the donor has paid, before its notification. */
  saysPaid: boolean
  tax: GiftTax | null
  /** Null for a single gift. `isTaken`: the campaign still takes monthly gifts. */
  monthly: (ReceiptMonthly & { isTaken: boolean }) | null
}

export function receiptPageView(receipt: Receipt, { site, saysPaid, tax, monthly }: Drawing) {
  const { campaign, currency, token } = receipt
  const { siteUrl, brandName: brand } = site
  const state = receipt.state === 'awaiting' && receipt.payUrl !== null && !saysPaid ? 'unpaid' : receipt.state
  const isSettled = receipt.settledAt !== null
  const channel = channelOf(site, receipt.contact)
  return {
    state,
    isTest: receipt.isTest,
    title: state === 'settled' ? copy.states.settled.title(receipt.name) : copy.states[state].title,
    body: state === 'awaiting' && channel ? `${copy.states.awaiting.body} ${copy.closable}` : copy.states[state].body,
    dye: campaignDye(campaign.coverSeed),
    campaign: { ...campaign, url: localeUrl(siteUrl, `/campaign/${campaign.slug}`) },
    rows: rowsOf(receipt, brand),
    total: formatMoney(receipt.totalMinor, currency),
    payUrl: receipt.payUrl,
    returnReason: receipt.returnReason && storedReturn(receipt.returnReason),
    parts: receipt.parts.map(({ amountMinor, at, reason }) =>
      copy.part(formatMoney(amountMinor, currency), formatDate(at), reason),
    ),
    sentBy: isSettled ? channel : null,
    canReturn: receipt.canReturn,
    account: isSettled && (receipt.isOwn ? ('kept' as const) : receipt.canKeep && ('keep' as const)),
    tax: tax && { ...taxView(tax), path: `/receipt/${token}/tax` },
    pdfUrl: isSettled ? `/receipt/${token}.pdf` : null,
    qr: isSettled ? qrDrawing(receiptUrl(site, token)) : null,
    retry: state === 'failed' || state === 'expired' ? retryOf(receipt, monthly) : null,
  }
}

function rowsOf(receipt: Receipt, brand: string): { label: string; value: string }[] {
  const { rows } = copy
  const isSettled = receipt.settledAt !== null
  const money = (amountMinor: number) => formatMoney(amountMinor, receipt.currency)
  const all: [string, string | null | false][] = [
    [rows.givenTo, receipt.campaign.title],
    [rows.by, receipt.name],
    [rows.shown, receipt.isAnonymous ? rows.anonymous : null],
    [rows.amount, money(receipt.amountMinor)],
    [
      rows.toCampaign,
      receipt.costMinor > 0 && money(receipt.amountMinor - (receipt.chargedCostMinor ?? receipt.costMinor)),
    ],
    [rows.costs, receipt.costMinor > 0 && costWords(receipt, money)],
    [rows.tip(brand), money(receipt.tipMinor)],
    [rows.total, money(receipt.totalMinor)],
    [rows.date, formatDateTime(receipt.settledAt ?? receipt.createdAt)],
    [rows.method, isSettled && receipt.method && (paymentMethods[receipt.method] ?? receipt.method)],
    [rows.number, receipt.receiptNumber],
    [rows.returnedAt, receipt.returnedAt && formatDateTime(receipt.returnedAt)],
  ]
  return all.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** The costs, and what was promised when the provider took less. */
function costWords({ costMinor, chargedCostMinor }: Receipt, money: (minor: number) => string): string {
  if (chargedCostMinor === null || chargedCostMinor === costMinor) return money(costMinor)
  return copy.rows.cheaper(money(chargedCostMinor), money(costMinor))
}

/**
 * The donation form's values again, with a new key, because it is a new payment. A monthly gift is approved again; null
 * for one that runs, whose next payment comes by itself.
 */
function retryOf(receipt: Receipt, monthly: Drawing['monthly']) {
  if (monthly?.isRunning) return null
  const hint = monthly ? copy.retryHints[monthly.isTaken ? 'monthly' : 'once'] : copy.retryHints.kept
  return { hint, values: valuesOf(receipt, { isMonthly: monthly?.isTaken === true }) }
}

function valuesOf(receipt: Receipt, { isMonthly }: { isMonthly: boolean }): Record<string, string> {
  return {
    intent: 'change',
    key: randomUUID(),
    amount: amountText(receipt.amountMinor),
    tip: amountText(receipt.tipMinor),
    name: receipt.name,
    ...(receipt.place && { place: receipt.place }),
    ...(receipt.isAnonymous && { anonymous: 'yes' }),
    ...(isMonthly && { often: 'monthly' }),
  }
}
