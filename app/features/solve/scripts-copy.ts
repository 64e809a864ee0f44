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
    line: 'Words at home that hurt, or silence that does.',
    feel: {
      question: 'When you think of the last time, what is there first?',
      emotions: ['Hurt', 'Angry', 'Tired', 'Afraid', 'Guilty', 'Numb'],
    },
    reflect: {
      question: 'What would you want them to understand, if they could hear it calmly?',
      hint: 'One sentence is enough. Nobody reads this but you.',
    },
    ritual: {
      question: 'Choose one small thing for today.',
      rituals: [
        'Write the sentence on paper, fold it, and keep it until tomorrow',
        'Leave the room for ten minutes and breathe by the window',
        'Call one person who is on your side',
        'Light a lamp, and say aloud what you will not carry today',
      ],
    },
  },
  'financial-stress': {
    title: 'Financial stress',
    line: 'More month than money, or a debt that grows.',
    feel: {
      question: 'What does the thought of money do to you?',
      emotions: ['Worried', 'Ashamed', 'Angry', 'Stuck', 'Tired', 'Alone'],
    },
    reflect: {
      question: 'Which single payment weighs most, and when is it due?',
      hint: 'Writing down one amount makes it one amount, not all of them.',
    },
    ritual: {
      question: 'Choose one small thing for today.',
      rituals: [
        'Put every bill in one place and write the three nearest dates',
        'Ask one lender for a later date; most have a form for it',
        'Tell one person the real number',
        'Put ten rupees aside, as the first of many',
      ],
    },
  },
  loneliness: {
    title: 'Loneliness',
    line: 'Among people, or without them, and nobody to tell.',
    feel: {
      question: 'How does it feel today?',
      emotions: ['Empty', 'Sad', 'Forgotten', 'Restless', 'Calm', 'Longing'],
    },
    reflect: {
      question: 'When did you last feel that somebody saw you? What did they do?',
      hint: 'A neighbour, a teacher, a stranger on a train: all of them count.',
    },
    ritual: {
      question: 'Choose one small thing for today.',
      rituals: [
        'Send one message that asks nothing: “I thought of you”',
        'Sit for ten minutes where people pass',
        'Make tea for two, and carry one cup next door',
        'Write down three people whom you could call one day',
      ],
    },
  },
  'something-else': {
    title: 'Something else',
    line: 'Whatever it is. You need no word for it.',
    feel: {
      question: 'What is the heaviest thing in it, as a feeling?',
      emotions: ['Sad', 'Angry', 'Afraid', 'Ashamed', 'Tired', 'I cannot say'],
    },
    reflect: {
      question: 'What happened, or what keeps happening? Begin anywhere.',
      hint: 'In your own words and your own language.',
    },
    ritual: {
      question: 'Choose one small thing for today.',
      rituals: [
        'Drink a glass of water slowly, standing at a door',
        'Write one word for today and put it under your pillow',
        'Tell one person that today is hard; no reason needed',
        'Walk to the end of the lane and back',
      ],
    },
  },
}
