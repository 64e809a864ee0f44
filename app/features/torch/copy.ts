import { HELPLINES } from '#app/platform/india/helplines.ts'

/** The onboarding's text. At most 25 words before a choice. */
export const copy = {
  welcome: {
    title: 'I am Torch, your guide',
    body: 'Tell me how you feel, and I will suggest one next step. Nothing is saved unless you ask.',
    begin: "Let's Begin Together",
    write: 'Or tell me in your own words',
    back: (mood: string) => `Last time you chose ${mood}. Only this device remembers it.`,
    forget: 'Delete it',
  },
  moods: {
    title: 'How are you feeling today?',
    body: 'Choose the closest one, and I will suggest one next step. Nothing is saved unless you ask.',
    label: 'Choose a feeling',
  },
  thinking: 'Torch is thinking',
  suggestion: {
    title: 'I hear you',
    go: "Yes, let's go there",
    again: 'Actually, let me choose again',
    memory: 'If you say yes, we save your choice on this device only.',
  },
  mood: {
    hopeful: {
      name: 'Hopeful',
      suggestion: 'That is good to hear. Would you like to read a story by a student?',
    },
    overwhelmed: {
      name: 'Overwhelmed',
      suggestion:
        'Take one small step at a time. Would you like to meet Fearless Girls, who learn self-defence together?',
      help: 'Not safe right now? Call',
      numbers: [{ number: HELPLINES.emergency }, { number: HELPLINES.women }],
    },
    curious: {
      name: 'Curious',
      suggestion: 'Would you like to see SSR, the student programme, and what students do for others?',
    },
    stuck: {
      name: 'Stuck',
      suggestion: 'Many people feel like this. Would you like to see Seeds, with small ideas that found supporters?',
    },
  },
} as const
