import { GUARDIAN_COOLDOWN_DAYS } from '#app/features/students/schema.ts'
import { daysInWords } from '#app/platform/time/answer-time.ts'

/** Copy of the page behind the link in a guardian's mail. Plain, without pressure. */
export const copy = {
  open: {
    title: 'Do you give your consent?',
    lead: (name: string, college: string, brand: string) =>
      `${name} (${college}) would like to share good deeds at ${brand} and named you as parent or guardian. Students under eighteen need your consent.`,
    until: (date: string) => `You can answer until ${date}.`,
  },
  what: {
    shown: {
      title: 'With your consent, everyone can see',
      list: [
        'the display name, college and profile picture, with signed stories',
        'the stories, with their pictures and results',
        'notices on the needs board, and campaigns; each campaign is read by one of us first',
      ],
    },
    never: {
      title: 'Never shown to others',
      list: [
        'your e-mail address, and that you were asked',
        'the student’s e-mail address, student ID, year and age',
        'who wrote an anonymous story',
      ],
    },
    also: {
      title: 'Good to know',
      list: [
        'on the needs board two students can agree to share their contact details; nobody else sees them',
        'no advertising, nothing sold, no tracking',
      ],
    },
  },
  later:
    'You can withdraw your consent at any time with the same link. Please keep the mail. We then stop showing everything at once.',
  isGuardian: 'I am the parent or guardian, and over eighteen.',
  allow: 'Yes, I give my consent',
  decline: 'No',
  noHint: `If you refuse, we publish nothing and do not ask again for ${daysInWords(GUARDIAN_COOLDOWN_DAYS)}.`,
  own: 'You are signed in as the student. Only a parent or guardian can answer, on their own device or after you have signed out.',
  gone: 'This link can no longer be answered. The current state is below.',
  states: {
    allowed: {
      title: 'You gave your consent',
      lead: (name: string) => `Everyone can read the stories of ${name}. Thank you.`,
    },
    declined: {
      title: 'You refused',
      lead: (name: string) => `We publish nothing by ${name}. You need not do anything more.`,
    },
    withdrawn: {
      title: 'You withdrew your consent',
      lead: (name: string) => `We no longer show anything by ${name}: no name, no story, no picture.`,
    },
    expired: {
      title: 'This link has expired',
      lead: (name: string) => `We publish nothing by ${name}. If you want to answer, ask ${name} to send a new mail.`,
    },
    replaced: {
      title: 'There is a newer mail',
      lead: (name: string) => `${name} has asked again since. Please use the link in the latest mail.`,
    },
  },
  changedMind: `If you change your mind, talk to the student: in ${daysInWords(GUARDIAN_COOLDOWN_DAYS)} a new mail can be sent.`,
  withdraw: {
    ask: 'Withdraw my consent',
    sure: 'We stop showing the name, pictures and stories at once. Nothing is deleted: the student can still see them.',
    yes: 'Withdraw now',
  },
  privacy: 'How we keep data',
  contact: 'Ask us',
  missing: {
    title: 'This link does not work',
    lead: 'Part of it may be missing. Please open it from the mail again. If the student has deleted the account, there is nothing to decide.',
  },
} as const
