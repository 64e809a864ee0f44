import { ANSWER_HOURS } from '#app/features/startups/answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
export const copy = {
  title: 'Seeds: startups by women',
  description: 'Startups by women. Read their pitch and tell a founder that you are interested. You cannot pay here.',
  back: 'All programmes',
  headline: 'Seeds: startups by women',
  lead: 'Read what founders are building. Ask a question, offer your time, or tell them that you want to invest.',
  featured: {
    title: 'Featured startups',
    none: 'No startups yet. You can submit yours.',
    raised: (raised: string, target: string) => `${raised} of ${target}`,
    stated: 'stated by the founder',
    investors: (count: number) => (count === 1 ? '1 investor' : `${count} investors`),
    daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
    open: 'open',
    progress: (title: string, percent: number) => `${title}: ${percent} percent of the target`,
    equity: (words: string) => `Equity: ${words}`,
    invest: 'Invest Now',
    pitch: 'View Pitch',
  },
  tiers: {
    title: 'What an amount could do',
    lead: 'Choose an amount to fill it into any startup’s form. This is not a payment.',
  },
  interest: {
    title: (startup: string) => `Your interest in ${startup}`,
    lead: 'Indian law restricts selling shares to the public. This form only sends a message to the founder and to our team. We introduce you. You pay nothing.',
    send: 'Send my interest',
    sent: {
      title: 'We have received your interest',
      body: `We have told the founder, without your name. Our team introduces you within ${answerTime(ANSWER_HOURS)}.`,
    },
  },
  submit: {
    title: 'Submit Your Startup',
    lead: 'Our team reads it and asks you if something is missing. You see it before we publish it.',
    open: 'Submit Your Startup',
    cancel: 'Cancel',
    send: 'Submit',
    sent: {
      title: 'We have received your startup',
      body: `We contact you within ${answerTime(ANSWER_HOURS)}, before we publish anything.`,
    },
  },
  more: [
    { to: '/about', label: 'About' },
    { to: '/how-it-works', label: 'How it works' },
    { to: '/success-stories', label: 'Success stories' },
    { to: '/guidelines', label: 'Guidelines' },
  ],
  moreLabel: 'More about Seeds',
} as const
