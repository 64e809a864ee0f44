import { formatDate } from '#app/platform/time/dates.ts'
import type { MailBlock, MailDraft } from '#app/platform/mail/draft.ts'
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
export function accountMail(ending: string, site: Site): MailDraft {
  const { subject, text, body, notYou } = mails.account
  return { kind: 'payouts.account-changed', subject, text, ...earningsMail([body(ending), notYou], site) }
}

export function holdMail(hold: Money & { reason: string; endsAt: Date }, site: Site): MailDraft {
  const { subject, text, body, reason, after } = mails.hold
  const blocks = [body(money(hold), formatDate(hold.endsAt)), reason(hold.reason), after]
  return { kind: 'payouts.hold', subject, text: text(money(hold)), ...earningsMail(blocks, site) }
}

export function liftedMail(hold: Money & { answer: string | null }, site: Site): MailDraft {
  const { subject, body } = mails.lifted
  return { kind: 'payouts.hold-lifted', subject, ...earningsMail([body(money(hold)), said(hold.answer)], site) }
}

export function upheldMail(hold: { endsAt: Date; answer: string }, site: Site): MailDraft {
  const { subject, text, body } = mails.upheld
  const blocks = [body(formatDate(hold.endsAt)), said(hold.answer)]
  return { kind: 'payouts.hold-upheld', subject, text, ...earningsMail(blocks, site) }
}

export function sentMail(line: Money & { ending: string }, site: Site): MailDraft {
  const { subject, body } = mails.sent
  return { kind: 'payouts.sent', subject, ...earningsMail([body(money(line), line.ending), ...rowsOf(line)], site) }
}

export function returnedMail(line: Money & { ending: string; reason: string }, site: Site): MailDraft {
  const { subject, text, body, reason, after } = mails.returned
  const blocks = [body(money(line), line.ending), reason(line.reason), ...rowsOf(line), after]
  return { kind: 'payouts.returned', subject, text, ...earningsMail(blocks, site) }
}

const rowsOf = (line: Money & { ending: string }): MailBlock[] => [
  {
    rows: [
      [mails.rows.amount, money(line)],
      [mails.rows.account, mails.rows.ending(line.ending)],
    ],
  },
]

const said = (words: string | null): string => (words === null ? '' : mails.said(words))

function earningsMail(blocks: readonly MailBlock[], site: Site): Omit<MailDraft, 'kind' | 'subject'> {
  const button = { label: mails.button, url: `${site.siteUrl}${EARNINGS}` }
  return { site, name: null, blocks: [...blocks, { button }], why: mails.why(site.brandName) }
}
