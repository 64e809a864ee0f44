import type { Site } from '#app/platform/config/site.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { textInMail } from '#app/platform/mail/name-in-mail.ts'
import { copy } from './mails-copy.ts'
import { type ReportDecision, sentReportPath } from './schema.ts'

interface Decided {
  campaign: string
  token: string
  decision: ReportDecision
  note: string
}

/** To whoever reported a campaign: the outcome. */
export function reportDecidedMail(site: Site, { campaign, token, decision, note }: Decided): MailDraft {
  const { subjects, text, body, decisions, reason, button, why } = copy
  return {
    kind: decision === 'closed' ? 'campaigns.report-closed' : 'campaigns.report-kept',
    site,
    subject: subjects[decision],
    text,
    name: null,
    blocks: [
      body(textInMail(campaign)),
      decisions[decision],
      { rows: [[reason, textInMail(note)]] },
      { button: { label: button, url: `${site.siteUrl}${sentReportPath(token)}`, hasToken: true } },
    ],
    why: why(site.brandName),
  }
}
