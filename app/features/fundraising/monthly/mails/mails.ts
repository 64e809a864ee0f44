import type { Site } from '#app/platform/config/site.ts'
import type { MailBlock, MailDraft } from '#app/platform/mail/draft.ts'
import { nameInMail, textInMail } from '#app/platform/mail/name-in-mail.ts'
import { formatMoney } from '#app/platform/money.ts'
import { mailCopy } from '#app/features/fundraising/monthly/copy.ts'
import type { EndReason } from '#app/features/fundraising/monthly/mandate-rules.ts'
import { givingUrl } from '#app/features/fundraising/monthly/mandate.server.ts'
import { formatDay } from '#app/platform/time/indian-days.ts'

const CURRENCY = 'INR'

export interface MonthlyFacts {
  site: Site
  publicToken: string
  campaign: { title: string; organiserName: string }
  /** The supporter's. */
  name: string | null
  amountMinor: number
}

const moneyOf = ({ amountMinor }: MonthlyFacts): string => formatMoney(amountMinor, CURRENCY)

/** At least 24 hours before a debit; `isRetry` after one that the bank refused. */
export function noticeMail(facts: MonthlyFacts & { dueOn: string; isRetry: boolean }): MailDraft {
  const { subject, text, body, retry, bank } = mailCopy.notice
  const [amount, date] = [moneyOf(facts), formatDay(facts.dueOn)]
  const rows: MailBlock = {
    rows: [
      [mailCopy.rows.amount, amount],
      [mailCopy.rows.date, date],
      [mailCopy.rows.campaign, textInMail(facts.campaign.title)],
      [mailCopy.rows.organiser, nameInMail(facts.campaign.organiserName)],
    ],
  }
  const blocks = [facts.isRetry ? retry(date) : body(amount, date), rows, bank, mailCopy.link]
  return {
    kind: 'gifts.monthly-notice',
    subject: subject(amount, date),
    text: text(amount, date),
    ...monthlyMail(facts, { blocks, button: mailCopy.button }),
  }
}

/** This month is not asked again; `nextOn` is null when there is no next month. */
export function failedMail(facts: MonthlyFacts & { nextOn: string | null }): MailDraft {
  const { subject, text, body, next } = mailCopy.failed
  const blocks = [body, facts.nextOn ? next(formatDay(facts.nextOn)) : '', mailCopy.link]
  return { kind: 'gifts.monthly-failed', subject, text, ...monthlyMail(facts, { blocks, button: mailCopy.button }) }
}

/** The campaign is paused. */
export function skippedMail(facts: MonthlyFacts & { nextOn: string | null }): MailDraft {
  const { subject, text, paused, next } = mailCopy.skipped
  const blocks = [paused, facts.nextOn ? next(formatDay(facts.nextOn)) : '', mailCopy.link]
  return { kind: 'gifts.monthly-skipped', subject, text, ...monthlyMail(facts, { blocks, button: mailCopy.button }) }
}

/** The reasons that the supporter is told. */
export type ToldEnd = Exclude<EndReason, 'not-approved' | 'account-deleted'>

export function endedMail(facts: MonthlyFacts & { reason: ToldEnd }): MailDraft {
  const { subject, text, after, reasons } = mailCopy.ended
  const blocks = [reasons[facts.reason], after]
  return {
    kind: 'gifts.monthly-ended',
    subject: subject(textInMail(facts.campaign.title)),
    text,
    ...monthlyMail(facts, { blocks, button: mailCopy.details }),
  }
}

function monthlyMail(
  { site, name, publicToken }: MonthlyFacts,
  { blocks, button }: { blocks: readonly MailBlock[]; button: string },
): Pick<MailDraft, 'site' | 'name' | 'blocks' | 'why'> {
  const help = mailCopy.help(`${site.siteUrl}/contact`)
  return {
    site,
    name: name && nameInMail(name),
    blocks: [...blocks, help, { button: { label: button, url: givingUrl(site, { publicToken }), hasToken: true } }],
    why: mailCopy.why(site.brandName),
  }
}
