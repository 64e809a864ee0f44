import { composeTextMail, type MailBody } from '#app/platform/mail/compose.ts'
import type { Site } from '#app/platform/site.ts'
import { copy } from './copy.ts'
import type { ReportReason, Verdict } from './schema.ts'

interface Decided {
  storyId: string
  title: string
  verdict: Exclude<Verdict, 'kept'>
  rule: ReportReason | null
  words: string
}

/** To the author, about a decision on a story. */
export function decisionMail(site: Site, { storyId, title, verdict, rule, words }: Decided): MailBody {
  const { subject, body } = copy.mails[verdict]
  return composeTextMail({
    subject: subject(site.brandName),
    blocks: [
      ...body({ title, rule: rule ? copy.reasons[rule] : '', words }),
      { link: `${site.siteUrl}/stories/${storyId}` },
    ],
  })
}
