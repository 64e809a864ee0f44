import { formatDate } from '#app/platform/dates.ts'
import { escapeMarkup } from '#app/platform/escape.ts'
import { formatMoney } from '#app/platform/money.ts'
import { copy } from './copy.ts'

export interface Site {
  siteUrl: string
  brandName: string
}

interface Letter {
  subject: string
  text: string
  html: string
}

const { letters } = copy
const EARNINGS = '/account/shop/earnings'

interface Money {
  amountMinor: number
  currency: string
}

const money = ({ amountMinor, currency }: Money) => formatMoney(amountMinor, currency)

/** A changed account is said at once: time to say that it was not her. */
export const accountLetter = (ending: string, site: Site): Letter =>
  compose(letters.account.subject, [letters.account.body(ending), letters.account.notYou], site)

export function holdLetter(hold: Money & { reason: string; endsAt: Date }, site: Site): Letter {
  const { subject, body, reason, after } = letters.hold
  return compose(subject, [body(money(hold), formatDate(hold.endsAt)), reason(hold.reason), after], site)
}

export function liftedLetter(hold: Money & { answer: string | null }, site: Site): Letter {
  const { subject, body, after } = letters.lifted
  return compose(subject, [body(money(hold)), ...said(hold.answer), after], site)
}

export function upheldLetter(hold: { endsAt: Date; answer: string }, site: Site): Letter {
  const { subject, body, after } = letters.upheld
  return compose(subject, [body(formatDate(hold.endsAt)), ...said(hold.answer), after], site)
}

export function sentLetter(line: Money & { ending: string }, site: Site): Letter {
  const { subject, body, after } = letters.sent
  return compose(subject, [body(money(line), line.ending), after], site)
}

export function returnedLetter(line: Money & { ending: string; reason: string }, site: Site): Letter {
  const { subject, body, reason, after } = letters.returned
  return compose(subject, [body(money(line), line.ending), reason(line.reason), after], site)
}

const said = (words: string | null): string[] => (words === null ? [] : [letters.said(words)])

function compose(subject: string, lines: readonly string[], { siteUrl, brandName }: Site): Letter {
  const url = `${siteUrl}${EARNINGS}`
  const link = escapeMarkup(url)
  const paragraphs = lines.map((line) => `<p>${escapeMarkup(line).replaceAll('\n', '<br>')}</p>`).join('')
  return {
    subject,
    text: [...lines, url, brandName].join('\n\n'),
    html: `${paragraphs}<p><a href="${link}">${link}</a></p><p>${escapeMarkup(brandName)}</p>`,
  }
}
