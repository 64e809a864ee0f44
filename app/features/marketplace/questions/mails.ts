import type { Site } from '#app/platform/config/site.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { nameInMail, textInMail } from '#app/platform/mail/name-in-mail.ts'
import { copy } from './mails-copy.ts'

const TOPIC = 'questions'

interface Asked {
  id: string
  seller: string
  product: string
  /** Null when the asker's words may not be mailed yet. */
  question: string | null
}

/** To the seller: somebody asks about a product. Never says who. */
export function askedMail(site: Site, { id, seller, product, question }: Asked): MailDraft {
  const { subject, text, body, after, button, why } = copy.asked
  return {
    kind: 'questions.asked',
    site,
    subject: subject(nameInMail(product)),
    text,
    name: seller,
    blocks: [
      body(textInMail(product)),
      { rows: question === null ? [] : [[copy.question, textInMail(question)]] },
      after,
      { button: { label: button, url: `${site.siteUrl}/account/shop/questions#question-${id}` } },
    ],
    why: why(site.brandName),
    topic: TOPIC,
  }
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
export function answeredMail(site: Site, { name, seller, product, slug, question, answer }: Answered): MailDraft {
  const { subject, text, body, button, why } = copy.answered
  return {
    kind: 'questions.answered',
    site,
    subject: subject(nameInMail(product)),
    text,
    name: name && nameInMail(name),
    blocks: [
      body(nameInMail(seller), textInMail(product)),
      {
        rows: [
          [copy.question, textInMail(question)],
          [copy.answer, textInMail(answer)],
        ],
      },
      { button: { label: button, url: `${site.siteUrl}/product/${slug}/questions` } },
    ],
    why: why(site.brandName),
    topic: TOPIC,
  }
}
