import type { Site } from '#app/platform/config/site.ts'
import type { MailBlock, MailDraft } from '#app/platform/mail/draft.ts'
import { textInMail } from '#app/platform/mail/name-in-mail.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'

const { mails } = copy
const CURRENCY = 'INR'

interface OfCampaign {
  campaign: { slug: string; title: string }
}

interface OfTranche extends OfCampaign {
  number: string
  amountMinor: number
  ending: string
}

const money = ({ amountMinor }: OfTranche) => formatMoney(amountMinor, CURRENCY)

/** Sent at once, so that an owner who did not change the account can react. */
export function payeeMail({ campaign, ending }: OfCampaign & { ending: string }, site: Site): MailDraft {
  const { subject, text, body, notYou } = mails.payee
  const blocks = [body(textInMail(campaign.title), ending), notYou]
  return { kind: 'campaigns.account-changed', subject, text, ...moneyMail(blocks, campaign, site) }
}

/** Sent when half of the wait is over: the first one may have been deleted by whoever changed the account. */
export function payeeAgainMail({ campaign, ending }: OfCampaign & { ending: string }, site: Site): MailDraft {
  const { subject, text, body } = mails.payeeAgain
  const blocks = [body(textInMail(campaign.title), ending), mails.payee.notYou]
  return { kind: 'campaigns.account-changed-again', subject, text, ...moneyMail(blocks, campaign, site) }
}

export function payeeWrongMail({ campaign, match }: OfCampaign & { match: 'other' | 'closed' }, site: Site): MailDraft {
  const { subject, body, after } = mails.wrong
  const blocks = [body(textInMail(campaign.title)), mails.wrong.match[match], after]
  return { kind: 'campaigns.account-wrong', subject, ...moneyMail(blocks, campaign, site) }
}

export function trancheSentMail(tranche: OfTranche, site: Site): MailDraft {
  const { subject, body } = mails.sent
  const blocks = [body(money(tranche), tranche.ending), rowsOf(tranche)]
  return { kind: 'campaigns.payout-sent', subject, ...moneyMail(blocks, tranche.campaign, site) }
}

export function trancheArrivedMail(tranche: OfTranche & { updateDueAt: Date }, site: Site): MailDraft {
  const { subject, text, body, update } = mails.arrived
  const blocks = [body(money(tranche), tranche.ending), update(formatDate(tranche.updateDueAt)), rowsOf(tranche)]
  return { kind: 'campaigns.payout-arrived', subject, text, ...moneyMail(blocks, tranche.campaign, site) }
}

export function trancheFailedMail(tranche: OfTranche & { reason: string }, site: Site): MailDraft {
  const { subject, text, body, after } = mails.failed
  const blocks = [body(money(tranche), tranche.ending), mails.reason(tranche.reason), after, rowsOf(tranche)]
  return { kind: 'campaigns.payout-returned', subject, text, ...moneyMail(blocks, tranche.campaign, site) }
}

export function trancheBackMail(tranche: OfTranche & { reason: string }, site: Site): MailDraft {
  const { subject, text, body, after } = mails.back
  const blocks = [body(money(tranche), textInMail(tranche.campaign.title)), mails.reason(tranche.reason), after]
  return { kind: 'campaigns.payout-declined', subject, text, ...moneyMail(blocks, tranche.campaign, site) }
}

const rowsOf = (tranche: OfTranche): MailBlock => ({
  rows: [
    [mails.rows.number, tranche.number],
    [mails.rows.amount, money(tranche)],
    [mails.rows.account, mails.rows.ending(tranche.ending)],
  ],
})

function moneyMail(
  blocks: readonly MailBlock[],
  { slug }: { slug: string },
  site: Site,
): Omit<MailDraft, 'kind' | 'subject'> {
  const button = { label: mails.button, url: `${site.siteUrl}/account/campaigns/${slug}/money` }
  return { site, name: null, blocks: [...blocks, { button }], why: mails.why(site.brandName) }
}
