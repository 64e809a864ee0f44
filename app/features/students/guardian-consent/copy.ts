import { GUARDIAN_COOLDOWN_DAYS } from '#app/features/students/schema.ts'
import { daysInWords } from '#app/platform/time/answer-time.ts'

/** Copy of the page behind the link in a guardian's mail. Plain, without pressure. */
export const copy = {
  open: {
    title: 'May it be shown?',
    lead: (name: string, college: string, brand: string) =>
      `${name} (${college}) would like to tell of good deeds at ${brand}, and named you as parent or guardian. Under eighteen, you decide first.`,
    until: (date: string) => `You can answer until ${date}.`,
  },
  what: {
    shown: {
      title: 'With your yes, everybody can see',
      list: [
        'the display name, the college and the profile picture, beside stories that are signed',
        'the stories, with their pictures and results',
        'notices on the needs board, and campaigns; each campaign is read by one of us first',
      ],
    },
    never: {
      title: 'Never shown to others',
      list: [
        'your e-mail address, and that you were asked',
        'the student’s e-mail address, student ID, year and age',
        'who wrote a story that is told without a name',
      ],
    },
    also: {
      title: 'Good to know',
      list: [
        'on the needs board two students who agree can tell each other how to be reached; nobody else sees it',
        'no advertising, nothing sold, no tracking',
      ],
    },
  },
  later:
    'A yes is not for ever. Keep the letter: with the same link you take it back at any time, and all of it vanishes from the site at once.',
  isGuardian: 'I am the parent or guardian, and over eighteen.',
  allow: 'Yes, it may be shown',
  decline: 'No',
  noHint: `With a no, nothing is shown, and for ${daysInWords(GUARDIAN_COOLDOWN_DAYS)} we ask nobody again.`,
  own: 'You are signed in as the student. Only a parent or guardian can answer, on their own device or after you have signed out.',
  gone: 'This link could not be answered any more. What holds now stands below.',
  states: {
    allowed: {
      title: 'You said yes',
      lead: (name: string) => `The stories of ${name} can be read by everybody. Thank you.`,
    },
    declined: {
      title: 'You said no',
      lead: (name: string) => `Nothing of ${name} is shown to anybody. You need not do anything more.`,
    },
    withdrawn: {
      title: 'You took your yes back',
      lead: (name: string) => `Nothing of ${name} is shown any more: no name, no story, no picture.`,
    },
    expired: {
      title: 'This link is too old to answer',
      lead: (name: string) =>
        `Nothing of ${name} is shown. If you would like to answer, let ${name} send a new letter.`,
    },
    replaced: {
      title: 'There is a newer letter',
      lead: (name: string) => `${name} has asked again since. Please use the link in the latest letter.`,
    },
  },
  changedMind: `If you change your mind, talk to the student: in ${daysInWords(GUARDIAN_COOLDOWN_DAYS)} a new letter can be sent.`,
  withdraw: {
    ask: 'Take the yes back',
    sure: 'Name, pictures and stories vanish from the site at once. Nothing is deleted; the student still sees it alone.',
    yes: 'Take it back now',
  },
  privacy: 'How we keep data',
  contact: 'Ask us',
  missing: {
    title: 'This link leads nowhere',
    lead: 'Perhaps a piece is missing: please open it from the letter again. If the student has left, there is nothing to decide any more.',
  },
} as const
