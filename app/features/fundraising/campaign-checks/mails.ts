import type { ProofKind } from '#app/features/fundraising/documents/document-kinds.ts'
import type { Site } from '#app/platform/config/site.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { textInMail } from '#app/platform/mail/name-in-mail.ts'
import { copy } from './copy.ts'

interface Refused {
  campaign: { slug: string; title: string }
  kind: ProofKind
  reason: string
}

export function documentRefusedMail({ campaign, kind, reason }: Refused, site: Site): MailDraft {
  const { subject, text, body, after, button, ...words } = copy.mails.refused
  const url = `${site.siteUrl}/account/campaigns/${campaign.slug}/checks`
  const blocks = [
    body(kind, textInMail(campaign.title)),
    words.reason(reason),
    after,
    { button: { label: button, url } },
  ]
  const why = copy.mails.why(site.brandName)
  return { kind: 'campaigns.document-refused', site, subject, text, name: null, blocks, why }
}
