import { answeredDraft, askedDraft, type QuestionMails } from '#app/features/questions/mails.ts'
import type { Site } from '#app/platform/config/site.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { copy } from './mails-copy.ts'
import { questionsPath, SHOP_QUESTIONS_PATH } from './questions-path.ts'

const MAILS: QuestionMails = {
  kinds: { asked: 'questions.asked', answered: 'questions.answered' },
  topic: 'questions',
  words: copy,
}

interface Asked {
  id: string
  seller: string
  product: string
  /** Null when the asker's words may not be mailed yet. */
  question: string | null
}

/** To the seller: somebody asks about a product. Never says who. */
export function askedMail(site: Site, { id, seller: answerer, product: about, question }: Asked): MailDraft {
  const url = `${site.siteUrl}${SHOP_QUESTIONS_PATH}#question-${id}`
  return askedDraft(site, MAILS, { answerer, about, question, url })
}

interface Answered {
  /** The name that the asker chose to show, or null. */
  name: string | null
  seller: string
  product: string
  slug: string
  question: string
  answer: string
}

/** To the asker: the seller has answered. */
export function answeredMail(site: Site, { seller: answerer, product: about, slug, ...said }: Answered): MailDraft {
  return answeredDraft(site, MAILS, { ...said, answerer, about, url: `${site.siteUrl}${questionsPath(slug)}` })
}
