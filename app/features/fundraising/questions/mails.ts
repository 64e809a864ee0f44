import { answeredDraft, askedDraft, type QuestionMails } from '#app/features/questions/mails.ts'
import type { Site } from '#app/platform/config/site.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { copy } from './mails-copy.ts'
import { answersPath, campaignQuestionsPath } from './schema.ts'

const MAILS: QuestionMails = {
  kinds: { asked: 'campaigns.question-asked', answered: 'campaigns.question-answered' },
  topic: 'campaign-questions',
  words: copy,
}

interface OfCampaign {
  organiser: string
  campaign: string
  slug: string
}

interface Asked extends OfCampaign {
  id: string
  /** Null when the asker's words may not be mailed yet. */
  question: string | null
}

/** To the organiser: somebody asks about the campaign. Never says who. */
export function askedMail(site: Site, { id, organiser: answerer, campaign: about, slug, question }: Asked): MailDraft {
  const url = `${site.siteUrl}${answersPath(slug)}#question-${id}`
  return askedDraft(site, MAILS, { answerer, about, question, url })
}

interface Answered extends OfCampaign {
  /** The name that the asker chose to show, or null. */
  name: string | null
  question: string
  answer: string
}

/** To the asker: the organiser has answered. */
export function answeredMail(site: Site, { organiser: answerer, campaign: about, slug, ...said }: Answered): MailDraft {
  return answeredDraft(site, MAILS, { ...said, answerer, about, url: `${site.siteUrl}${campaignQuestionsPath(slug)}` })
}
