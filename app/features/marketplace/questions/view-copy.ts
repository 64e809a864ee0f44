import { OPEN_QUESTIONS_MAX, QUESTION_CHARS_MAX, QUESTIONS_A_DAY_MAX } from './schema.ts'

/** Copy of what the server says about questions. */
export const copy = {
  asked: (name: string | null, day: string) => `${name ?? 'Anonymous'}, ${day}`,
  answer: (name: string, day: string) => `Answer from ${name}, ${day}`,
  states: {
    open: 'Waiting for an answer. Only you and the seller can see it.',
    declined: 'The seller has chosen not to answer. Only you and the seller can see it.',
    hidden: (reason: string) => `Our market desk has removed this. The reason: ${reason}`,
  },
  asking: {
    title: (seller: string) => `Ask ${seller} a question`,
    signIn: 'Sign in to ask a question',
    own: 'This is your product. Buyers can ask you questions here.',
    ownOpen: (count: number) =>
      count === 1 ? '1 question is waiting for your answer' : `${count} questions are waiting for your answer`,
    'no-seller': 'Our team runs this shop for the seller.',
    contact: 'Ask our team',
    blocked: 'You cannot ask this seller a question.',
    'too-many': `You have ${OPEN_QUESTIONS_MAX} questions waiting for an answer here. You can ask more once one is answered.`,
  },
  refused: {
    own: 'You cannot ask about your own product.',
    'no-seller': 'Nobody can answer questions in this shop yet. Please write to our team.',
    blocked: 'You cannot ask this seller a question.',
    empty: 'This has only contact details. Write your question.',
    'too-long': `Write at most ${QUESTION_CHARS_MAX} characters.`,
    already: 'You have already asked this question here.',
    'too-many-open': `You have ${OPEN_QUESTIONS_MAX} questions waiting for an answer here. Please wait for one, or withdraw one.`,
    'too-many-today': `You can ask ${QUESTIONS_A_DAY_MAX} questions a day. Please try again tomorrow.`,
  },
} as const
