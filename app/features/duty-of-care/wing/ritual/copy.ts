import { HELPLINES } from '#app/platform/india/helplines.ts'

// The choices of the ritual: for whom, how the day is, and what to do.

export const CARES = ['elder', 'mother', 'disability', 'yourself'] as const
export type Care = (typeof CARES)[number]

export const FEELINGS = ['tired', 'hopeful', 'overwhelmed', 'peaceful'] as const
export type Feeling = (typeof FEELINGS)[number]

export const RITUALS = ['tea', 'story', 'oil', 'sky'] as const
export type RitualName = (typeof RITUALS)[number]

export const copy = {
  title: 'A care ritual with Torch, your guide',
  start: 'Who do you want to care for today? It takes five minutes.',
  chosen: 'You chose',
  back: 'Back to Care Options',
  others: 'Explore Other Care Paths',
  keep: 'Save my Companion Card',
  noScript: 'This browser cannot save a card. You can still do the ritual and write on paper.',
  reflection: {
    label: 'A sentence to remember it',
    hint: {
      device: 'You can leave it empty. We save the card on this device only.',
      account: 'You can leave it empty. We save the card in your account, encrypted. Only you can see it.',
    },
  },
  card: {
    title: 'Your Companion Card',
    feeling: 'How the day felt',
    ritual: 'Our ritual',
    ownRitual: 'My ritual',
    reflection: 'My reflection',
  },
  cares: {
    elder: { title: 'Elder', line: 'A parent, a grandparent or an old neighbour.' },
    mother: { title: 'New Mother', line: 'A mother in the first weeks after birth.' },
    disability: { title: 'Someone with a disability', line: 'A relative, a friend or a neighbour.' },
    yourself: { title: 'Yourself', line: 'Five minutes for you.' },
  },
  elder: {
    feel: {
      question: 'How does today feel?',
      torch: 'Sit down for a moment. Any answer is fine.',
      feelings: { tired: 'Tired', hopeful: 'Hopeful', overwhelmed: 'Overwhelmed', peaceful: 'Peaceful' },
    },
    ritual: {
      question: 'What would you like to do together?',
      torch: {
        tired: 'Choose something that you can both do sitting down.',
        hopeful: 'Lovely. Share the good mood.',
        overwhelmed: 'Choose one small thing. You can do the rest later.',
        peaceful: 'A good day to make a memory.',
      },
      rituals: {
        tea: { title: 'Tea without a screen', line: 'Have two cups of tea. Put the phones away. Let them pour.' },
        story: { title: 'A story from the past', line: 'Ask about something that happened before you were born.' },
        oil: { title: 'A hand massage with warm oil', line: 'Ask first. Then massage slowly, finger by finger.' },
        sky: { title: 'A short walk outside', line: 'Go as far as they like. Name three things that you see.' },
      },
    },
    reflect: {
      question: 'What would you like to remember?',
      torch: 'One sentence is enough. You can write it before or after.',
    },
    saved: 'Your Companion Card',
  },
  mother: {
    question: 'What does she need that nobody has asked about?',
    torch: 'Ask her about herself before you ask about the baby.',
    ritual: 'Look after the baby for half an hour and bring a warm meal',
    line: `If she says that she cannot go on, stay with her. Call ${HELPLINES.mentalHealth} (Tele-MANAS, mental health) together.`,
    saved: 'Your reflection has been saved as a Companion Card',
  },
  disability: {
    question: 'What do they want to do today, and how can you help?',
    torch: 'Ask first. Then listen to the answer.',
    ritual: 'Ask “Can I help, and how?” Then do exactly that',
    line: 'Speak to the person, not to their companion.',
    saved: 'Your reflection has been saved as a Companion Card',
  },
  yourself: {
    question: 'What would you say to a friend in your place?',
    torch: 'Take five minutes only for you.',
    ritual: 'Sit with both feet on the floor. Drink a glass of water. Take ten slow breaths',
    line: 'Then ask one person to take over for an hour this week.',
    saved: 'Your self-care reflection has been saved',
  },
} as const
