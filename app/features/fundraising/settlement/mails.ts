import { formatDateTime } from '#app/platform/time/dates.ts'
import { composeMail, type MailBlock, type MailBody, type MailRow } from '#app/platform/mail/compose.ts'
import { mailCopy } from '#app/platform/mail/copy.ts'
import { nameInMail, textInMail } from '#app/platform/mail/name-in-mail.ts'
import { formatMoney } from '#app/platform/money.ts'
import { builderCopy, giftCopy, receiptCopy } from '#app/features/fundraising/copy.ts'
import { breakdown } from '#app/features/fundraising/schema.ts'

interface GiftFacts {
  brandName: string
  receiptUrl: string
  campaignTitle: string
  name: string
  amountMinor: number
  tipMinor: number
  currency: string
  isTest: boolean
}

/** Sent when a gift has arrived. */
export function thankYouMail(facts: GiftFacts & { receiptNumber: string; settledAt: Date }): MailBody {
  const { subject, body, after } = giftCopy.arrived
  const rows: MailRow[] = [
    ...moneyRows(facts),
    [receiptCopy.number, facts.receiptNumber],
    [receiptCopy.date, formatDateTime(facts.settledAt)],
  ]
  return giftMail(facts, subject(facts.campaignTitle), [body, { rows }, after])
}

/** Sent when a gift is returned. */
export function returnMail(facts: GiftFacts & { reason: string }): MailBody {
  const { subject, body, reason, after } = giftCopy.returned
  const blocks = [body, reason(textInMail(facts.reason)), { rows: moneyRows(facts) }, after]
  return giftMail(facts, subject(facts.campaignTitle), blocks)
}

function giftMail(
  { name, isTest, receiptUrl, brandName }: GiftFacts,
  subject: string,
  blocks: readonly MailBlock[],
): MailBody {
  const test = isTest ? [`${receiptCopy.test}. ${receiptCopy.testNote}`] : []
  const greeting = mailCopy.greeting(nameInMail(name))
  return composeMail({ subject, blocks: [greeting, ...test, ...blocks, { link: receiptUrl }, brandName] })
}

function moneyRows({ brandName, currency, ...gift }: GiftFacts): MailRow[] {
  const { amountMinor, tipMinor, totalMinor } = breakdown(gift)
  return [
    [receiptCopy.amount, formatMoney(amountMinor, currency)],
    [receiptCopy.tip(brandName), formatMoney(tipMinor, currency)],
    [receiptCopy.total, formatMoney(totalMinor, currency)],
  ]
}

interface Review {
  verdict: 'published' | 'returned' | 'declined'
  name: string
  title: string
  reason: string | null
  url: string
  brandName: string
}

/** The decision about a campaign, with its reason and a link to the next step. */
export function reviewMail({ verdict, name, title, reason, url, brandName }: Review): MailBody {
  const words = builderCopy.mails[verdict]
  const blocks = [
    mailCopy.greeting(name),
    words.body(title),
    'reason' in words && reason ? words.reason(reason) : '',
    'after' in words ? words.after : '',
    { link: url },
    brandName,
  ]
  return composeMail({ subject: words.subject, blocks })
}
