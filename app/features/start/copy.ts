import { ANSWER_HOURS } from './answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
export const copy = {
  title: 'Start: bring half an idea',
  description:
    'For students, caregivers and micro-entrepreneurs: share an idea, find a co-creator, take the first step.',
  back: 'All wings',
  headline: 'Half an idea is enough to begin.',
  lead: 'You need no business plan here. Say what you wish existed; people and next steps come after.',
  mission: {
    title: 'Our Mission',
    body: 'Good ideas stay small because nobody asks about them. We ask, we listen, and we put the second person beside the first one: a student with a weekend, a caregiver with an hour, a woman with a sewing machine.',
  },
  voices: {
    title: 'What a beginning sounds like',
    sample: 'Sample voices, written by us until real builders tell theirs.',
    list: [
      { quote: 'I wanted a library on our landing. Now four floors read.', name: 'Ananya', role: 'Student' },
      { quote: 'I had one hour while my mother slept. It became a tiffin round.', name: 'Farida', role: 'Caregiver' },
      {
        quote: 'My idea was a stall. My co-creator could count; I could cook.',
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
      title: 'Your idea is written down',
      body: `A person reads it within ${answerTime(ANSWER_HOURS)} and answers with one next step. Meanwhile, these doors fit many ideas:`,
    },
  },
  actions: {
    title: 'Three ways in',
    idea: {
      title: 'Share Your Idea',
      body: 'A few questions turn it into something others can help with.',
      send: 'Share my idea',
      sent: {
        title: 'Your idea has arrived',
        body: `You hear from us within ${answerTime(ANSWER_HOURS)}, with one next step.`,
      },
    },
    cocreator: {
      title: 'Find a Co-Creator',
      body: 'Say what you bring and what you miss. We introduce you only when both say yes.',
      send: 'Look for somebody',
      sent: {
        title: 'We are looking',
        body: `You hear from us within ${answerTime(ANSWER_HOURS)}. Nobody gets your contact before you agree.`,
      },
    },
    stories: { title: 'Explore Builder Stories', body: 'See how others took their first step.' },
  },
  journeys: {
    title: 'Where an idea can go',
    list: [
      { to: '/seeds', label: 'Seeds, for startups', body: 'for student initiatives' },
      { to: '/sellers', label: 'Sellers', body: 'for business ideas' },
      { to: '/solve', label: 'Solve, to get support', body: 'for problem solving' },
    ],
  },
} as const
