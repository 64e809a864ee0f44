import { storedReturn } from '#app/features/fundraising/stored-campaign-words.server.ts'
import { formatDateTime } from '#app/platform/time/dates.ts'
import type { MailBlock, MailDraft, MailRow } from '#app/platform/mail/draft.ts'
import { nameInMail, textInMail } from '#app/platform/mail/name-in-mail.ts'
import { formatMoney } from '#app/platform/money.ts'
import type { Site } from '#app/platform/config/site.ts'
import { builderCopy, giftCopy, receiptCopy } from '#app/features/fundraising/copy.ts'
import { breakdown } from '#app/features/fundraising/schema.ts'

export interface GiftFacts {
  site: Site
  receiptUrl: string
  campaignTitle: string
  /** Path of the campaign's picture. */
  picture: string | null
  name: string
  amountMinor: number
  tipMinor: number
  currency: string
  isTest: boolean
}

/** Sent when a gift has arrived; a monthly one leads to the page where it is stopped, which has its receipts. */
export function thankYouMail(
  facts: GiftFacts & { receiptNumber: string; settledAt: Date; monthlyUrl: string | null },
): MailDraft {
  const { body, after, button, monthly, monthlyButton } = giftCopy.arrived
  const { monthlyUrl } = facts
  const rows: MailRow[] = [
    [receiptCopy.number, facts.receiptNumber],
    [receiptCopy.date, formatDateTime(facts.settledAt)],
  ]
  const blocks = [body, ...giftBlocks(facts), { rows }, monthlyUrl ? monthly : '', after]
  return {
    kind: 'gifts.arrived',
    ...sentencesOf(giftCopy.arrived, facts),
    ...giftMail(facts, monthlyUrl ? { blocks, button: monthlyButton, url: monthlyUrl } : { blocks, button }),
  }
}

/** Sent when a gift is returned. */
export function returnMail(facts: GiftFacts & { reason: string }): MailDraft {
  const { body, reason, button } = giftCopy.returned
  const blocks = [body, reason(textInMail(storedReturn(facts.reason))), ...giftBlocks(facts)]
  return { kind: 'gifts.returned', ...sentencesOf(giftCopy.returned, facts), ...giftMail(facts, { blocks, button }) }
}

/** Sent when a part of a gift is returned. */
export function returnPartMail(facts: GiftFacts & { returnedMinor: number; reason: string }): MailDraft {
  const { body, reason, button, returned } = giftCopy.returnedPart
  const back = formatMoney(facts.returnedMinor, facts.currency)
  const rows: MailRow[] = [[returned, back]]
  const blocks = [body(back), reason(textInMail(storedReturn(facts.reason))), ...giftBlocks(facts), { rows }]
  const sentences = sentencesOf(giftCopy.returnedPart, { ...facts, amountMinor: facts.returnedMinor })
  return { kind: 'gifts.returned-part', ...sentences, ...giftMail(facts, { blocks, button }) }
}

/** The text message has no title of a campaign: other people see the phone. */
const sentencesOf = (
  { subject, text }: Record<'subject' | 'text', (what: string) => string>,
  { campaignTitle, amountMinor, currency }: GiftFacts,
) => ({ subject: subject(campaignTitle), text: text(formatMoney(amountMinor, currency)) })

function giftMail(
  { name, isTest, receiptUrl, site }: GiftFacts,
  { blocks, button, url = receiptUrl }: { blocks: readonly MailBlock[]; button: string; url?: string },
): Omit<MailDraft, 'kind' | 'subject' | 'text'> {
  const test = isTest ? [`${receiptCopy.test}. ${receiptCopy.testNote}`] : []
  return {
    site,
    name: nameInMail(name),
    blocks: [...test, ...blocks, { button: { label: button, url, hasToken: true } }],
    why: giftCopy.why(site.brandName),
  }
}

/** The campaign with its picture, and the amounts as on the receipt. */
function giftBlocks({ site, currency, campaignTitle, picture, ...gift }: GiftFacts): MailBlock[] {
  const { amountMinor, tipMinor, totalMinor } = breakdown(gift)
  const rows: MailRow[] = [
    [receiptCopy.amount, formatMoney(amountMinor, currency)],
    [receiptCopy.tip(site.brandName), formatMoney(tipMinor, currency)],
    [receiptCopy.total, formatMoney(totalMinor, currency)],
  ]
  return [{ items: [{ title: campaignTitle, picture }] }, { rows, hasSum: true }]
}

const REVIEW_KINDS = {
  published: 'campaigns.published',
  returned: 'campaigns.sent-back',
  declined: 'campaigns.declined',
} as const

interface Review {
  verdict: keyof typeof REVIEW_KINDS
  name: string
  title: string
  reason: string | null
  url: string
  site: Site
}

/** The decision about a campaign, with its reason and a link to the next step. */
export function reviewMail({ verdict, name, title, reason, url, site }: Review): MailDraft {
  const words = builderCopy.mails[verdict]
  return {
    kind: REVIEW_KINDS[verdict],
    site,
    subject: words.subject,
    text: words.text,
    name,
    blocks: [
      words.body(title),
      'reason' in words && reason ? words.reason(reason) : '',
      'after' in words ? words.after : '',
      { button: { label: words.button, url } },
    ],
    why: builderCopy.mails.why(site.brandName),
  }
}
