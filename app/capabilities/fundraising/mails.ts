import { formatDateTime } from '#app/platform/dates.ts'
import { formatMoney } from '#app/platform/money.ts'
import { escapeMarkup } from '#app/platform/escape.ts'
import { nameInMail, textInMail } from '#app/platform/mail/name-in-mail.ts'
import { breakdown } from './schema.ts'

/** What a letter or a printed receipt says about a gift. */
export interface LetterFacts {
  brandName: string
  receiptUrl: string
  campaignTitle: string
  name: string
  amountMinor: number
  tipMinor: number
  currency: string
  isTest: boolean
}

export interface Letter {
  subject: string
  text: string
  html: string
}

export const receiptWords = {
  title: 'Receipt',
  test: 'Test payment',
  testNote: 'No real money moved.',
  returned: 'Returned',
  number: 'Number',
  date: 'Received',
  from: 'From',
  campaign: 'For',
  organiser: 'Organised by',
  method: 'Paid by',
  amount: 'Gift',
  tip: (brandName: string) => `Tip for ${brandName}`,
  total: 'Total',
  nature:
    'This is a receipt for a payment. It is not a donation certificate for the income-tax deduction (section 80G of the Income-tax Act, 1961; section 133 of the Income-tax Act, 2025).',
  scan: 'Scan to see this receipt online.',
  methods: { upi: 'UPI', card: 'Card', netbanking: 'Net banking', wallet: 'Wallet' } as Readonly<
    Record<string, string>
  >,
} as const

export const paymentDescription = (campaignTitle: string) => `Gift to ${campaignTitle}`

/** Sent when a gift has arrived. */
export function thankYouLetter(facts: LetterFacts & { receiptNumber: string; settledAt: Date }): Letter {
  return compose(facts, {
    subject: `Your gift to ${facts.campaignTitle} has arrived`,
    before: ['Thank you. Your gift has arrived, and it counts from this minute.'],
    lines: [
      ...moneyLines(facts),
      [receiptWords.number, facts.receiptNumber],
      [receiptWords.date, formatDateTime(facts.settledAt)],
    ],
    after: ['Your receipt, with a copy to keep. There you can also take the gift back during the first 24 hours:'],
  })
}

/** Sent when a gift goes back. */
export function returnLetter(facts: LetterFacts & { reason: string }): Letter {
  return compose(facts, {
    subject: `Your gift to ${facts.campaignTitle} is on its way back`,
    before: [
      'All of your payment goes back to where it came from. Banks take up to seven working days.',
      `The reason: ${textInMail(facts.reason)}`,
    ],
    lines: moneyLines(facts),
    after: ['Here you can see how far it is:'],
  })
}

type Line = readonly [label: string, value: string]

function moneyLines({ brandName, currency, ...gift }: LetterFacts): Line[] {
  const { amountMinor, tipMinor, totalMinor } = breakdown(gift)
  return [
    [receiptWords.amount, formatMoney(amountMinor, currency)],
    [receiptWords.tip(brandName), formatMoney(tipMinor, currency)],
    [receiptWords.total, formatMoney(totalMinor, currency)],
  ]
}

interface Parts {
  subject: string
  before: readonly string[]
  lines: readonly Line[]
  after: readonly string[]
}

function compose(facts: LetterFacts, { subject, before, lines, after }: Parts): Letter {
  const greeting = `Dear ${nameInMail(facts.name)},`
  const test = facts.isTest ? [`${receiptWords.test}. ${receiptWords.testNote}`] : []
  const text = [
    greeting,
    ...test,
    ...before,
    lines.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...after,
    facts.receiptUrl,
    facts.brandName,
  ].join('\n\n')
  const paragraphs = (texts: readonly string[]) => texts.map((part) => `<p>${escapeMarkup(part)}</p>`).join('')
  const rows = lines
    .map(([label, value]) => `<tr><td>${escapeMarkup(label)}</td><td>${escapeMarkup(value)}</td></tr>`)
    .join('')
  const url = escapeMarkup(facts.receiptUrl)
  const html = `${paragraphs([greeting, ...test, ...before])}<table>${rows}</table>${paragraphs(after)}<p><a href="${url}">${url}</a></p>${paragraphs([facts.brandName])}`
  return { subject: oneLine(subject), text, html }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
