import { formatDate } from '#app/platform/time/dates.ts'
import { composeMail, type MailBody } from '#app/platform/mail/compose.ts'
import { formatMoney } from '#app/platform/money.ts'
import type { Site } from '#app/platform/config/site.ts'
import { copy } from './copy.ts'

const { mails } = copy
const EARNINGS = '/account/shop/earnings'

interface Money {
  amountMinor: number
  currency: string
}

const money = ({ amountMinor, currency }: Money) => formatMoney(amountMinor, currency)

/** Sent at once, so that a seller who did not change the account can react. */
export const accountMail = (ending: string, site: Site): MailBody =>
  compose(mails.account.subject, [mails.account.body(ending), mails.account.notYou], site)

export function holdMail(hold: Money & { reason: string; endsAt: Date }, site: Site): MailBody {
  const { subject, body, reason, after } = mails.hold
  return compose(subject, [body(money(hold), formatDate(hold.endsAt)), reason(hold.reason), after], site)
}

export function liftedMail(hold: Money & { answer: string | null }, site: Site): MailBody {
  const { subject, body, after } = mails.lifted
  return compose(subject, [body(money(hold)), ...said(hold.answer), after], site)
}

export function upheldMail(hold: { endsAt: Date; answer: string }, site: Site): MailBody {
  const { subject, body, after } = mails.upheld
  return compose(subject, [body(formatDate(hold.endsAt)), ...said(hold.answer), after], site)
}

export function sentMail(line: Money & { ending: string }, site: Site): MailBody {
  const { subject, body, after } = mails.sent
  return compose(subject, [body(money(line), line.ending), after], site)
}

export function returnedMail(line: Money & { ending: string; reason: string }, site: Site): MailBody {
  const { subject, body, reason, after } = mails.returned
  return compose(subject, [body(money(line), line.ending), reason(line.reason), after], site)
}

const said = (words: string | null): string[] => (words === null ? [] : [mails.said(words)])

const compose = (subject: string, paragraphs: readonly string[], { siteUrl, brandName }: Site): MailBody =>
  composeMail({ subject, blocks: [...paragraphs, { link: `${siteUrl}${EARNINGS}` }, brandName] })
