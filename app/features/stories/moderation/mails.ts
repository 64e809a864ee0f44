import { composeTextMail, type MailBody } from '#app/platform/mail/compose.ts'
import type { Site } from '#app/platform/config/site.ts'
import { copy } from '#app/features/stories/copy.ts'
import type { ReportReason, Verdict } from '#app/features/stories/schema.ts'

interface DecisionMailInput {
  storyId: string
  title: string
  verdict: Exclude<Verdict, 'kept'>
  rule: ReportReason | null
  words: string
}

export function decisionMail(site: Site, { storyId, title, verdict, rule, words }: DecisionMailInput): MailBody {
  const { subject, body } = copy.mails[verdict]
  return composeTextMail({
    subject: subject(site.brandName),
    blocks: [
      ...body({ title, rule: rule ? copy.reasons[rule] : '', words }),
      { link: `${site.siteUrl}/stories/${storyId}` },
    ],
  })
}
