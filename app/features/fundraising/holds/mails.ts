import type { Site } from '#app/platform/config/site.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { textInMail } from '#app/platform/mail/name-in-mail.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'

const { mails } = copy

interface OfCampaign {
  campaign: { slug: string; title: string }
}

export function holdMail(
  hold: OfCampaign & { amountMinor: number | null; reason: string; endsAt: Date },
  site: Site,
): MailDraft {
  const { subject, text, body, everything, after } = mails.hold
  const amount = hold.amountMinor === null ? null : formatMoney(hold.amountMinor, 'INR')
  const what = body(amount ?? everything, textInMail(hold.campaign.title), formatDate(hold.endsAt))
  const blocks = [what, mails.reason(hold.reason), after]
  return { kind: 'campaigns.hold', subject, text: text(amount ?? copy.all), ...moneyMail(blocks, hold, site) }
}

export function liftedMail(hold: OfCampaign & { answer: string | null }, site: Site): MailDraft {
  const { subject, body } = mails.lifted
  const blocks = [body(textInMail(hold.campaign.title)), hold.answer === null ? '' : mails.said(hold.answer)]
  return { kind: 'campaigns.hold-lifted', subject, ...moneyMail(blocks, hold, site) }
}

export function upheldMail(hold: OfCampaign & { endsAt: Date; answer: string }, site: Site): MailDraft {
  const { subject, text, body } = mails.upheld
  const blocks = [body(formatDate(hold.endsAt)), mails.said(hold.answer)]
  return { kind: 'campaigns.hold-upheld', subject, text, ...moneyMail(blocks, hold, site) }
}

function moneyMail(blocks: readonly string[], { campaign }: OfCampaign, site: Site) {
  const button = { label: mails.button, url: `${site.siteUrl}/account/campaigns/${campaign.slug}/money` }
  return { site, name: null, blocks: [...blocks, { button }], why: mails.why(site.brandName) }
}
