import { HELPLINES } from '#app/platform/india/helplines.ts'

// The choices of the ritual: for whom, how the day is, and what to do.

export const CARES = ['elder', 'mother', 'disability', 'yourself'] as const
export type Care = (typeof CARES)[number]

export const FEELINGS = ['tired', 'hopeful', 'overwhelmed', 'peaceful'] as const
export type Feeling = (typeof FEELINGS)[number]

export const RITUALS = ['tea', 'story', 'oil', 'sky'] as const
export type RitualName = (typeof RITUALS)[number]

export const copy = {
  title: 'A care ritual, with Torch',
  start: 'Who is your care for today? Five minutes are enough.',
  chosen: 'You care for',
  back: 'Back to Care Options',
  others: 'Explore Other Care Paths',
  keep: 'Save my Companion Card',
  noScript: 'Your browser cannot save a card. You can still do the ritual, and write on paper.',
  reflection: {
    label: 'A line to remember it by',
    hint: {
      device: 'You can leave it empty. Nothing is sent. The card stays on this device.',
      account: 'It may stay empty. The card goes to your account, encrypted; nobody but you sees it.',
    },
  },
  card: {
    title: 'Your Companion Card',
    feeling: 'The day felt',
    ritual: 'Our ritual',
    ownRitual: 'My ritual',
    reflection: 'My reflection',
  },
  cares: {
    elder: { title: 'Elder', line: 'A parent, a grandparent, the neighbour upstairs.' },
    mother: { title: 'New Mother', line: 'In the weeks when everybody looks at the baby.' },
    disability: { title: 'Someone with a disability', line: 'Beside them, at their speed.' },
    yourself: { title: 'Yourself', line: 'You who carry. You also count.' },
  },
  elder: {
    feel: {
      question: 'How does today feel?',
      torch: 'Sit down for a moment first. The day may be any of these.',
      feelings: { tired: 'Tired', hopeful: 'Hopeful', overwhelmed: 'Overwhelmed', peaceful: 'Peaceful' },
    },
    ritual: {
      question: 'Which small ritual will you share?',
      torch: {
        tired: 'Tired is honest. Take the one that lets you both sit.',
        hopeful: 'Lovely. Hope likes company.',
        overwhelmed: 'Then only one thing, and a small one. The rest of the list can wait.',
        peaceful: 'A good day to make a memory of.',
      },
      rituals: {
        tea: { title: 'Tea without a screen', line: 'Two cups, no phone, no hurry. Let them pour.' },
        story: { title: 'One story from before you', line: 'Ask for something that happened before you were born.' },
        oil: { title: 'Warm oil for the hands', line: 'Ask first. Then slowly, finger by finger.' },
        sky: { title: 'To the door, and the sky', line: 'As far as the legs like. Name three things you see.' },
      },
    },
    reflect: {
      question: 'What would you like to remember of it?',
      torch: 'When you have done it, or just before: one line is enough.',
    },
    saved: 'Your Companion Card',
  },
  mother: {
    question: 'What does she need that nobody has asked?',
    torch: 'Ask her about herself before you ask about the baby.',
    ritual: 'Hold the baby for half an hour, bring a warm meal, and ask nothing of her',
    line: `If she says that she cannot go on, stay with her and call ${HELPLINES.mentalHealth} together.`,
    saved: 'Your reflection has been saved as a Companion Card',
  },
  disability: {
    question: 'What did they choose today, and how can you follow?',
    torch: 'Help begins with a question, and waits for the answer.',
    ritual: 'Ask “Shall I help, and how?” Then do exactly that, and nothing more',
    line: 'Speak to the person, not to whoever is beside them.',
    saved: 'Your reflection has been saved as a Companion Card',
  },
  yourself: {
    question: 'What would you say to a friend who carries what you carry?',
    torch: 'For five minutes nobody needs you. They will manage.',
    ritual: 'Sit, both feet on the floor, a glass of water, ten slow breaths',
    line: 'Then ask one person for one hour this week.',
    saved: 'Your self-care reflection has been saved',
  },
} as const
