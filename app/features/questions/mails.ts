import type { Site } from '#app/platform/config/site.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { nameInMail, textInMail } from '#app/platform/mail/name-in-mail.ts'
import { copy } from './mails-copy.ts'

/** How a feature's mails about questions differ. */
export interface QuestionMails {
  kinds: Readonly<Record<'asked' | 'answered', MailDraft['kind']>>
  topic: string
  words: {
    asked: QuestionMailWords & { body: (about: string) => string; after: string; why: (brand: string) => string }
    answered: QuestionMailWords & { body: (answerer: string, about: string) => string }
  }
}

interface QuestionMailWords {
  subject: (about: string) => string
  /** Of the text message. */
  text: string
}

interface Asked {
  answerer: string
  /** The title of what is asked about. */
  about: string
  /** Null when the asker's words may not be mailed yet. */
  question: string | null
  /** The page to answer on. */
  url: string
}

/** To who answers. Never says who asked. */
export function askedDraft(site: Site, mails: QuestionMails, { answerer, about, question, url }: Asked): MailDraft {
  const { subject, text, body, after, why } = mails.words.asked
  return {
    kind: mails.kinds.asked,
    site,
    subject: subject(nameInMail(about)),
    text,
    name: answerer,
    blocks: [
      body(textInMail(about)),
      { rows: question === null ? [] : [[copy.question, textInMail(question)]] },
      after,
      { button: { label: copy.toAnswer, url } },
    ],
    why: why(site.brandName),
    topic: mails.topic,
  }
}

interface Answered extends Asked {
  /** The name that the asker chose to show, or null. */
  name: string | null
  question: string
  answer: string
}

/** To the asker. `url`: the page with the answer. */
export function answeredDraft(
  site: Site,
  mails: QuestionMails,
  { name, answerer, about, question, answer, url }: Answered,
): MailDraft {
  const { subject, text, body } = mails.words.answered
  return {
    kind: mails.kinds.answered,
    site,
    subject: subject(nameInMail(about)),
    text,
    name: name && nameInMail(name),
    blocks: [
      body(nameInMail(answerer), textInMail(about)),
      {
        rows: [
          [copy.question, textInMail(question)],
          [copy.answer, textInMail(answer)],
        ],
      },
      { button: { label: copy.toSee, url } },
    ],
    why: copy.why(site.brandName),
    topic: mails.topic,
  }
}
