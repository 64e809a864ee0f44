import { ANSWER_HOURS } from './answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
export const copy = {
  title: 'Start: share your idea',
  description:
    'For students, caregivers and micro-entrepreneurs. Share an idea, find a co-creator and take the first step.',
  back: 'All programmes',
  headline: 'Start: share your idea and find people to help.',
  lead: 'You do not need a business plan. Tell us or Torch, our guide, your idea. We help you with the next step and find people who want to join.',
  mission: {
    title: 'Our Mission',
    body: 'Many good ideas stay small because nobody asks about them. We ask, we listen, and we help you find a partner. You can be a student with a free weekend, a caregiver with an hour, or a woman with a sewing machine.',
  },
  voices: {
    title: 'How others started',
    sample: 'We wrote these examples.',
    list: [
      { quote: 'I wanted a small library in our building. Now four floors use it.', name: 'Ananya', role: 'Student' },
      {
        quote: 'I had one free hour a day while my mother slept. I started a tiffin service.',
        name: 'Farida',
        role: 'Caregiver',
      },
      {
        quote: 'I wanted to open a food stall. I cook, and my co-creator does the accounts.',
        name: 'Meenakshi',
        role: 'Micro-entrepreneur',
      },
    ],
  },
  torch: {
    title: 'Tell Torch Your Idea',
    line: "Share your vision, and I'll help you shape it into action",
    send: 'Tell Torch',
    sent: {
      title: 'We have received your idea',
      body: `A person reads it within ${answerTime(ANSWER_HOURS)} and suggests one next step. You can also look at these pages:`,
    },
  },
  actions: {
    title: 'Three ways to start',
    idea: {
      title: 'Share Your Idea',
      body: 'Answer a few questions, so that others can help you.',
      send: 'Share my idea',
      sent: {
        title: 'We have received your idea',
        body: `We answer within ${answerTime(ANSWER_HOURS)} and suggest one next step.`,
      },
    },
    cocreator: {
      title: 'Find a Co-Creator',
      body: 'Say what you can do and what you need. We introduce you only if both of you agree.',
      send: 'Find a co-creator',
      sent: {
        title: 'We are looking',
        body: `We answer within ${answerTime(ANSWER_HOURS)}. Nobody gets your contact before you agree.`,
      },
    },
    stories: { title: 'Explore Builder Stories', body: 'See how others took their first step.' },
  },
  journeys: {
    title: 'Next steps for your idea',
    list: [
      { to: '/seeds', label: 'Seeds, for startups', body: 'for student initiatives' },
      { to: '/sellers', label: 'Sellers, to open a shop', body: 'for business ideas' },
      { to: '/solve', label: 'Solve, help with a problem', body: 'for problem solving' },
    ],
  },
} as const
