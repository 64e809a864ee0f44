import { ANSWER_HOURS } from './answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { HELPLINES } from '#app/platform/india/helplines.ts'

export const copy = {
  description: 'Help with a problem, step by step.',
  back: 'All programmes',
  headline: 'Solve: help with a problem, step by step.',
  lead: 'Think about your problem in three short steps, ask a person, or get help with an urgent bill.',
  nav: { challenges: 'Go step by step', fund: 'Help with a bill', together: 'Ask someone' },
  calls: {
    title: 'Call any time, day or night',
    list: [
      { number: HELPLINES.emergency, label: 'Emergency' },
      { number: HELPLINES.women, label: 'Women’s helpline' },
      { number: HELPLINES.mentalHealth, label: 'Tele-MANAS (mental health)' },
    ],
  },
  flow: {
    title: 'What is your problem?',
    lead: 'Three short steps. What you write stays on this device unless you save it in your account.',
    noScript: 'This browser cannot save a card. You can do the steps on paper:',
    step: (step: number) => `Step ${step} of 3`,
    back: 'Back',
    allChallenges: 'Back to the challenges',
    next: 'Continue',
    save: 'Save my Solve Card',
    saved: 'Your Solve Card has been saved! 🌟',
    close: 'Close',
    danger: 'You may be in danger. Please talk to someone now:',
  },
  cards: {
    title: 'Your Solve Cards',
    emotion: 'I felt',
    reflection: 'My reflection',
    ritual: 'My ritual',
    remove: 'Remove',
  },
  fund: {
    title: 'Urgent bills',
    lead: 'Each is a campaign with a goal and public accounts. You get a receipt for your donation.',
    quick: (rupees: string) => `Give ${rupees}`,
    own: 'Other amount, in rupees',
    give: 'Continue',
    more: 'Read more',
    raised: (raised: string, goal: string) => `${raised} of ${goal}`,
    supporters: (count: number) => (count === 1 ? '1 supporter' : `${count} supporters`),
    daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
    moderation: 'Always open',
    closed: 'This campaign is closed.',
    progress: (title: string, percent: number) => `${title}: ${percent} percent of the goal`,
    none: 'There are no urgent bills right now. If you have one, ask us below.',
  },
  together: {
    title: 'Solve Together',
    body: `Tell us what you need help with, or how you could help someone. A person answers within ${answerTime(ANSWER_HOURS.together)}.`,
    send: 'Send',
    sent: {
      title: 'We have received it',
      body: `A person answers within ${answerTime(ANSWER_HOURS.together)}. In danger, call ${HELPLINES.emergency} now.`,
    },
  },
  story: {
    title: 'Share Your Solve Story',
    body: 'What was hard, and what helped? It may help someone in the same situation. You can stay anonymous.',
    send: 'Share story',
    sent: { title: 'Thank you for sharing', body: 'Our team reads it first. We tell you when it is published.' },
  },
} as const
