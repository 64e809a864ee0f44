import type { Site } from '#app/platform/config/site.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { nameInMail, textInMail } from '#app/platform/mail/name-in-mail.ts'
import type { CoOwnerPart } from './co-owner-parts.ts'
import { mailsCopy as copy, partsText } from './copy.ts'

interface Invited {
  owner: string
  campaign: string
  may: readonly CoOwnerPart[]
  token: string
}

/** To an invited person. */
export function invitedMail(site: Site, { owner, campaign, may, token }: Invited): MailDraft {
  const { subject, text, body, may: mayDo, days, button, after, why } = copy.invited
  return {
    kind: 'campaigns.co-owner-invited',
    site,
    subject: subject(site.brandName),
    text,
    name: null,
    blocks: [
      body(nameInMail(owner), textInMail(campaign)),
      mayDo(partsText(may)),
      days,
      { button: { label: button, url: `${site.siteUrl}/campaign-invitation/${token}`, hasToken: true } },
      after,
    ],
    why,
    topic: 'invitations',
  }
}

/** To the owner: somebody helps with the campaign now. */
export function acceptedMail(
  site: Site,
  { name, campaign }: { name: string; campaign: { slug: string; title: string } },
): MailDraft {
  const { subject, text, body, after, button, why } = copy.accepted
  return {
    kind: 'campaigns.co-owner-accepted',
    site,
    subject,
    text,
    name: null,
    blocks: [
      body(nameInMail(name), textInMail(campaign.title)),
      after,
      { button: { label: button, url: `${site.siteUrl}/account/campaigns/${campaign.slug}/people` } },
    ],
    why: why(site.brandName),
  }
}
