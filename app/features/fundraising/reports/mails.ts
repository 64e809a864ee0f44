import type { Site } from '#app/platform/config/site.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { textInMail } from '#app/platform/mail/name-in-mail.ts'
import { copy } from './mails-copy.ts'
import { type ReportDecision, sentReportPath } from './schema.ts'

interface Decided {
  campaign: string
  isAboutQuestion?: boolean
  token: string
  decision: ReportDecision
  note: string
}

const KINDS = {
  stays: 'campaigns.report-kept',
  closed: 'campaigns.report-closed',
  removed: 'campaigns.question-removed',
} as const

/** To whoever reported a campaign, or a question about it: the outcome. */
export function reportDecidedMail(
  site: Site,
  { campaign, isAboutQuestion = false, token, decision, note }: Decided,
): MailDraft {
  const { subjects, text, body, bodyOfQuestion, decisions, questionStays, reason, button, why } = copy
  return {
    kind: KINDS[decision],
    site,
    subject: subjects[decision],
    text,
    name: null,
    blocks: [
      (isAboutQuestion ? bodyOfQuestion : body)(textInMail(campaign)),
      isAboutQuestion && decision === 'stays' ? questionStays : decisions[decision],
      { rows: [[reason, textInMail(note)]] },
      { button: { label: button, url: `${site.siteUrl}${sentReportPath(token)}`, hasToken: true } },
    ],
    why: why(site.brandName),
  }
}
