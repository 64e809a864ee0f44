import { ANSWER_HOURS } from './answer-hours.ts'
import { answerTime, daysInWords } from '#app/platform/time/answer-time.ts'
import { HELPLINES } from '#app/platform/india/helplines.ts'

export const copy = {
  description: 'One step at a time.',
  back: 'All wings',
  headline: 'One hard thing at a time.',
  lead: 'For a day that is too much: a few quiet steps, people who answer, and help with a bill that cannot wait.',
  nav: { challenges: 'Take it step by step', fund: 'Help with a bill', together: 'Ask somebody' },
  calls: {
    title: 'Somebody picks up, day and night',
    list: [
      { number: HELPLINES.emergency, label: 'Danger now' },
      { number: HELPLINES.women, label: 'Women’s helpline' },
      { number: HELPLINES.mentalHealth, label: 'Tele-MANAS, to talk' },
    ],
  },
  flow: {
    title: 'What is hard right now?',
    lead: 'Three quiet steps. What you write stays on this device unless you decide otherwise.',
    noScript: 'This browser cannot keep a card. The steps work on paper just as well:',
    step: (step: number) => `Step ${step} of 3`,
    back: 'Back',
    allChallenges: 'Back to the challenges',
    next: 'Continue',
    save: 'Save my Solve Card',
    saved: 'Your Solve Card has been saved! 🌟',
    close: 'Close',
    danger: 'What you wrote matters. Please talk to somebody now, before anything else:',
  },
  cards: {
    title: 'Your Solve Cards',
    emotion: 'I felt',
    reflection: 'My reflection',
    ritual: 'My ritual',
    remove: 'Remove',
  },
  fund: {
    title: 'A bill that cannot wait',
    lead: 'Each is a campaign with a goal, a ledger and a receipt for every gift.',
    quick: (rupees: string) => `Give ${rupees}`,
    own: 'Another amount in rupees',
    give: 'Continue',
    more: 'Read more',
    raised: (raised: string, goal: string) => `${raised} of ${goal}`,
    supporters: (count: number) => (count === 1 ? '1 supporter' : `${count} supporters`),
    daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
    moderation: 'A standing fund',
    closed: 'This one is closed.',
    progress: (title: string, percent: number) => `${title}: ${percent} percent of the goal`,
    none: 'No bill is waiting at the moment. Ask us below if you have one.',
  },
  together: {
    title: 'Solve Together',
    body: `Tell us what you are up against, or what you could carry for somebody. A person answers within ${daysInWords(ANSWER_HOURS.together / 24)}.`,
    send: 'Send it',
    sent: {
      title: 'It has arrived',
      body: `A person answers within ${answerTime(ANSWER_HOURS.together)}. In danger, call ${HELPLINES.emergency} now.`,
    },
  },
  story: {
    title: 'Share Your Solve Story',
    body: 'What was hard, and what helped? Somebody in the same place may read it. Without your name, if you like.',
    send: 'Share it',
    sent: { title: 'Thank you for trusting us with it', body: 'A person reads it first. We tell you when it appears.' },
  },
} as const
