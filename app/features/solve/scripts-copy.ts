/** A challenge in three steps: what you feel, what you think, what you do. */
export interface Script {
  title: string
  /** One line for the challenge's card. */
  line: string
  feel: { question: string; emotions: readonly string[] }
  reflect: { question: string; hint: string }
  ritual: { question: string; rituals: readonly string[] }
}

export const CHALLENGES = ['family-conflict', 'financial-stress', 'loneliness', 'something-else'] as const
export type Challenge = (typeof CHALLENGES)[number]

export const scripts: Readonly<Record<Challenge, Script>> = {
  'family-conflict': {
    title: 'Family conflict',
    line: 'Arguments at home, or people who do not talk to each other.',
    feel: {
      question: 'When you think of the last time, what do you feel?',
      emotions: ['Hurt', 'Angry', 'Tired', 'Afraid', 'Guilty', 'Numb'],
    },
    reflect: {
      question: 'What would you like them to understand?',
      hint: 'One sentence is enough. Only you can read it.',
    },
    ritual: {
      question: 'Choose one small thing for today.',
      rituals: [
        'Write the sentence on paper and keep it until tomorrow',
        'Go to another room for ten minutes and breathe slowly',
        'Call one person who is on your side',
        'Choose one task that you will not do today',
      ],
    },
  },
  'financial-stress': {
    title: 'Financial stress',
    line: 'Too little money for the month, or a debt that grows.',
    feel: {
      question: 'How do you feel when you think about money?',
      emotions: ['Worried', 'Ashamed', 'Angry', 'Stuck', 'Tired', 'Alone'],
    },
    reflect: {
      question: 'Which payment worries you most, and when is it due?',
      hint: 'Write down one amount and one date.',
    },
    ritual: {
      question: 'Choose one small thing for today.',
      rituals: [
        'Put all bills in one place and write down the three nearest dates',
        'Ask one lender for a later date',
        'Tell one person how much you owe',
        'Save ten rupees',
      ],
    },
  },
  loneliness: {
    title: 'Loneliness',
    line: 'You have nobody to talk to, alone or among people.',
    feel: {
      question: 'How does it feel today?',
      emotions: ['Empty', 'Sad', 'Forgotten', 'Restless', 'Calm', 'Longing'],
    },
    reflect: {
      question: 'When was someone last kind to you? What did they do?',
      hint: 'It can be a neighbour, a teacher or a stranger.',
    },
    ritual: {
      question: 'Choose one small thing for today.',
      rituals: [
        'Send someone a message: “I thought of you”',
        'Sit for ten minutes in a place with other people',
        'Make tea for two and bring one cup to a neighbour',
        'Write down three people that you could call',
      ],
    },
  },
  'something-else': {
    title: 'Something else',
    line: 'Any other problem.',
    feel: {
      question: 'What do you feel most?',
      emotions: ['Sad', 'Angry', 'Afraid', 'Ashamed', 'Tired', 'I cannot say'],
    },
    reflect: {
      question: 'What happened?',
      hint: 'Write in your own words and in any language.',
    },
    ritual: {
      question: 'Choose one small thing for today.',
      rituals: [
        'Drink a glass of water slowly',
        'Write down one word for today',
        'Tell one person that today is a hard day',
        'Take a short walk',
      ],
    },
  },
}
