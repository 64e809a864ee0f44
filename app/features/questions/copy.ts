import { CONTACT_KINDS, type ContactKind } from '#app/platform/text/contact-kinds.ts'
import { listed } from '#app/platform/text/sentences.ts'
import { QUESTION_CHARS_MAX, REPLY_CHARS_MAX } from './schema.ts'

const KINDS: Readonly<Record<ContactKind, string>> = {
  phone: 'a phone number',
  email: 'an e-mail address',
  link: 'a link',
  upi: 'a UPI ID',
  handle: 'a social media name',
}

const NO_CONTACTS = 'We replace phone numbers, e-mail addresses, links, UPI IDs and social media names with •••.'

/** 'We removed a phone number and a link.'; '' when nothing was removed. */
export function removedText(kinds: readonly string[]): string {
  const known = CONTACT_KINDS.filter((kind) => kinds.includes(kind))
  return known.length === 0 ? '' : `We removed ${listed(known.map((kind) => KINDS[kind]))}.`
}

/** Copy of the page of all questions, and of the forms for a question and an answer. */
export const copy = {
  title: (about: string) => `Questions about ${about}`,
  metaDescription: (about: string, answerer: string) => `Questions about ${about}, answered by ${answerer}.`,
  back: (about: string) => `Back to ${about}`,
  ask: (answerer: string) => `Ask ${answerer} a question`,
  pages: 'Pages of questions',
  newer: 'Newer answers',
  older: 'Older answers',
  form: {
    question: {
      label: 'Your question',
      hint: `Everybody can read it once it is answered. ${NO_CONTACTS}`,
      missing: 'Write your question.',
      tooLong: `Write at most ${QUESTION_CHARS_MAX} characters.`,
    },
    name: {
      label: 'Shown as',
      hint: 'Your first name is enough. Leave it empty to ask anonymously.',
    },
    send: 'Send question',
  },
  done: {
    asked: (answerer: string) => `Your question was sent to the ${answerer}. We will send you the answer.`,
    withdrawn: 'Your question was withdrawn.',
  },
  reply: {
    label: 'Your answer',
    hint: `Everybody can read it under the question. ${NO_CONTACTS}`,
    missing: 'Write your answer.',
    tooLong: `Write at most ${REPLY_CHARS_MAX.toLocaleString('en-IN')} characters.`,
    empty: 'This has only contact details. Write your answer.',
  },
} as const
