import { HELPLINES } from '#app/platform/india/helplines.ts'

/** The onboarding's text. At most 25 words before a choice. */
export const copy = {
  welcome: {
    title: 'I am Torch, your guide',
    body: 'Tell me how today feels, and I will show you one good next step. Nothing is saved unless you ask.',
    begin: "Let's Begin Together",
    write: 'Or tell me in your own words',
    back: (mood: string) => `Last time you chose ${mood}. Only this device remembers it.`,
    forget: 'Forget it',
  },
  moods: {
    title: 'How are you feeling today?',
    body: 'Pick what is closest and I will show you one good next step. Nothing is saved unless you ask.',
    label: 'Choose a feeling',
  },
  thinking: 'Torch is thinking',
  suggestion: {
    title: 'I hear you',
    go: "Yes, let's go there",
    again: 'Actually, let me choose again',
    memory: 'If you say yes, this device remembers your choice. Nothing is sent to us.',
  },
  mood: {
    hopeful: {
      name: 'Hopeful',
      suggestion: 'That is good to hear. Shall we read a story from someone who began with the same hope?',
    },
    overwhelmed: {
      name: 'Overwhelmed',
      suggestion: 'That is a lot. Shall we take one small step, with girls who learn self-defence together?',
      help: 'Not safe right now? Call',
      numbers: [{ number: HELPLINES.emergency }, { number: HELPLINES.women }],
    },
    curious: {
      name: 'Curious',
      suggestion: 'Shall we see what students are doing for their communities?',
    },
    stuck: {
      name: 'Stuck',
      suggestion: 'Many people start like this. Shall we look at small ideas that found a supporter?',
    },
  },
} as const
