import { ANSWER_HOURS, ANSWER_HOURS_NOT_URGENT } from '#app/features/duty-of-care/answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { HELPLINES } from '#app/platform/india/helplines.ts'

const THANKS = "Thank you for your interest! We'll be in touch soon."
const calm = { title: THANKS, body: `Our care desk answers within ${answerTime(ANSWER_HOURS_NOT_URGENT)}.` }

/** The words of the five request forms. Only on the server, which sends them as data. */
export const REQUEST_CARDS = {
  support: {
    title: 'Request support',
    body: `For you, or for someone you care for. We answer within ${answerTime(ANSWER_HOURS)}.`,
    lead: `Only our care desk can read your request. In danger, call ${HELPLINES.emergency} now.`,
    send: 'Request support',
    sent: {
      title: THANKS,
      body: `Our care desk answers within ${answerTime(ANSWER_HOURS)}, at the times that you chose. In danger, call ${HELPLINES.emergency} now.`,
    },
  },
  volunteer: {
    title: 'Volunteer',
    body: 'Give an hour a week: visit someone, call them, or collect their medicines.',
    lead: 'We speak to you first. Then we introduce you to one person at a time.',
    send: 'Offer my time',
    sent: calm,
  },
  opportunity: {
    title: 'Care opportunities',
    body: 'Find paid care work or training, or offer care work.',
    lead: 'Pay and hours are agreed in writing. People who look for work pay us nothing.',
    send: 'Tell me more',
    sent: calm,
  },
  story: {
    title: 'Share a care story',
    body: 'Your experience can help other people who care for someone.',
    lead: 'Our team reads it first. You can stay anonymous.',
    send: 'Share it',
    sent: {
      title: THANKS,
      body: `We read it within ${answerTime(ANSWER_HOURS_NOT_URGENT)}, and ask you before we publish it.`,
    },
  },
  professional: {
    title: 'Register as a care professional',
    body: 'For carers, nannies, nurses and companions. Trainers with 50+ learners get the Community Builder badge.',
    lead: 'We speak to you and check your documents before we list you. Trainers with 50+ learners get the Community Builder badge.',
    send: 'Register',
    sent: {
      title: 'We have received your registration',
      body: `Our care desk calls you within ${answerTime(ANSWER_HOURS_NOT_URGENT)}.`,
    },
  },
} as const
