import type { Clock } from '#app/platform/time/clock.ts'
import { formatDate, formatDateTime } from '#app/platform/time/dates.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { AttachmentRef } from '#app/platform/mail/outbox.server.ts'
import type { Attachment } from '#app/platform/mail/transport.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { showcaseCopy } from '#app/platform/config/showcase-copy.ts'
import { receiptUrl } from '#app/features/fundraising/giving/gift.server.ts'
import { receiptCopy as words } from '#app/features/fundraising/copy.ts'
import { findReceipt, type ReceiptView } from '#app/features/fundraising/queries.server.ts'
import { donorCopy } from '#app/features/fundraising/tax/copy.ts'
import { type GiftTax, readGiftTax } from '#app/features/fundraising/tax/tax-details.server.ts'
import { taxView } from '#app/features/fundraising/tax/tax-view.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { paymentMethods } from '#app/features/payments/copy.ts'
import { organisationLines } from '#app/platform/config/organisation.ts'
import type { Site } from '#app/platform/config/site.ts'
import { sentences } from '#app/platform/text/sentences.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import { drawFile } from '#app/platform/drawing/draw-in-thread.server.ts'
import type { ReceiptPaper } from './receipt-drawing.server.ts'

/**
 * The receipt as one A5 page. The same receipt gives the same bytes. @throws for a receipt without a number: nothing
 * was received.
 */
export async function receiptPdf(receipt: ReceiptView, site: Site, tax: GiftTax | null): Promise<Buffer> {
  return drawFile<ReceiptPaper>('receipt', paperOf(receipt, site, tax))
}

/** Resolves the mail attachment of a receipt; null for other kinds and unknown tokens. */
export function receiptAttachment({ db, clock, site, sealer }: { db: Db; clock: Clock; site: Site; sealer: Sealer }) {
  return async ({ kind, id: token }: AttachmentRef): Promise<Attachment | null> => {
    const now = clock()
    const receipt = kind === 'receipt' ? await findReceipt(db, { token, now }) : null
    if (!receipt?.receiptNumber) return null
    const content = await receiptPdf(receipt, site, await readGiftTax(db, { token, now }, sealer))
    return { filename: `${receipt.receiptNumber}.pdf`, contentType: 'application/pdf', content }
  }
}

function paperOf(receipt: ReceiptView, site: Site, tax: GiftTax | null): ReceiptPaper {
  const { receiptNumber, settledAt } = receipt
  if (receiptNumber === null || settledAt === null) throw new Error('a receipt needs settled money')
  return {
    info: {
      title: `${words.title} ${receiptNumber}`,
      author: site.brandName,
      createdAt: settledAt,
      language: currentLanguage(),
    },
    brandName: site.brandName,
    title: words.title,
    notes: notesOf(receipt, site),
    facts: factsOf({ receipt, receiptNumber, settledAt }),
    money: moneyOf(receipt, site),
    tax: tax && taxOf(tax),
    foot: {
      url: receiptUrl(site, receipt.token),
      organisation: organisationLines(site.organisation),
      scan: words.scan,
      nature: tax ? donorCopy.nature : words.nature,
    },
  }
}

function notesOf({ isTest, returnedAt, parts, currency }: ReceiptView, { showcase }: Site): string[] {
  return [
    ...(isTest ? [sentences(words.test, words.testNote)] : []),
    ...(showcase ? [showcaseCopy.line] : []),
    ...(returnedAt ? [`${words.returned}: ${formatDate(returnedAt)}`] : []),
    ...parts.map(({ amountMinor, at }) => words.returnedPart(formatMoney(amountMinor, currency), formatDate(at))),
  ]
}

type Received = { receipt: ReceiptView; receiptNumber: string; settledAt: Date }

function factsOf({ receipt, receiptNumber, settledAt }: Received): ReceiptPaper['facts'] {
  const { name, place, campaign, method } = receipt
  return [
    [words.number, receiptNumber],
    [words.date, formatDateTime(settledAt)],
    [words.from, place === null ? name : `${name}, ${place}`],
    [words.campaign, campaign.title],
    [words.organiser, campaign.organiserName],
    ...(method === null ? [] : [[words.method, paymentMethods[method] ?? method] as const]),
  ]
}

function moneyOf(receipt: ReceiptView, { brandName }: Site): ReceiptPaper['money'] {
  const { amountMinor, costMinor, chargedCostMinor, tipMinor, totalMinor } = receipt
  const money = (minor: number) => formatMoney(minor, receipt.currency)
  const costs = chargedCostMinor ?? costMinor
  return {
    amount: [words.amount, money(amountMinor)],
    split: costMinor > 0 ? words.split(money(amountMinor - costs), money(costs)) : null,
    tip: tipMinor > 0 ? [words.tip(brandName), money(tipMinor)] : null,
    total: [words.total, money(totalMinor)],
  }
}

function taxOf(tax: GiftTax): ReceiptPaper['tax'] {
  const { approved, facts } = taxView(tax)
  return { approved, facts: facts.map(({ label, value }) => `${label}: ${value}`) }
}
