import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { Site } from '#app/platform/config/site.ts'
import { copy } from '#app/features/stories/copy.ts'
import type { ReportReason, Verdict } from '#app/features/stories/schema.ts'

const KINDS = { hidden: 'stories.hidden', restored: 'stories.restored', upheld: 'stories.upheld' } as const

interface DecisionMailInput {
  storyId: string
  title: string
  verdict: Exclude<Verdict, 'kept'>
  rule: ReportReason | null
  words: string
}

export function decisionMail(site: Site, { storyId, title, verdict, rule, words }: DecisionMailInput): MailDraft {
  const { subject, body } = copy.mails[verdict]
  return {
    kind: KINDS[verdict],
    site,
    subject: subject(site.brandName),
    name: null,
    blocks: [
      ...body({ title, rule: rule ? copy.reasons[rule] : '', words }),
      { button: { label: copy.mails.button, url: `${site.siteUrl}/stories/${storyId}` } },
    ],
    why: copy.mails.why(site.brandName),
  }
}
