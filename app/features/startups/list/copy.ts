import { ANSWER_HOURS } from '#app/features/startups/answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
export const copy = {
  title: 'Seeds: founders and those who believe in them',
  description: 'Startups by women, with their pitch in plain words. Say that you are interested; no money moves here.',
  back: 'All wings',
  headline: 'Small now. Look at the roots.',
  lead: 'Founders show what they build, in plain words. Readers step closer: with a question, with time, with money later.',
  featured: {
    title: 'Featured startups',
    none: 'No startup is listed yet. Yours could be the first.',
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
    lead: 'Choose one to see it in the form of any startup. It is a thought, not a payment.',
  },
  interest: {
    title: (startup: string) => `Your interest in ${startup}`,
    lead: 'Raising money from the public for shares is restricted in India. So this sends a message: to the founder and to our desk, who introduces you. No money moves.',
    send: 'Send my interest',
    sent: {
      title: 'Your interest has arrived',
      body: `The founder learns of it now, without your name. Our desk introduces you within ${answerTime(ANSWER_HOURS)}.`,
    },
  },
  submit: {
    title: 'Submit Your Startup',
    lead: 'A person reads it, asks what is missing, and lists it. Nothing is shown before you have seen it.',
    open: 'Submit Your Startup',
    cancel: 'Cancel',
    send: 'Submit',
    sent: {
      title: 'Your startup has arrived',
      body: `You hear from us within ${answerTime(ANSWER_HOURS)}, before anything is shown.`,
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
