import { GUARDIAN_COOLDOWN_DAYS } from '#app/features/students/limits.ts'
import { daysInWords } from '#app/platform/time/answer-time.ts'

/** Copy of the page behind the link of a guardian's mail or text message. Plain, without pressure. */
export const copy = {
  open: {
    title: 'Do you give your consent?',
    lead: (name: string, college: string, brand: string) =>
      `${name} (${college}) would like to share good deeds at ${brand} and named you as parent or guardian. Students under 18 need your consent.`,
    until: (date: string) => `You can answer until ${date}.`,
  },
  what: {
    shown: {
      title: 'With your consent, everyone can see',
      list: [
        'the display name, college and profile picture, with signed stories',
        'the stories, with their pictures and results',
        'notices on the needs board, and campaigns (our team reads each campaign first)',
      ],
    },
    never: {
      title: 'Never shown to others',
      list: [
        'your e-mail address or mobile number, and that you were asked',
        'the student’s e-mail address, mobile number, student ID, year and age',
        'who wrote an anonymous story',
      ],
    },
    also: {
      title: 'Good to know',
      list: [
        'on the needs board, two students can agree to share their contact details with each other',
        'we show no advertising, sell no data and do not track',
      ],
    },
  },
  later:
    'You can withdraw your consent at any time with the same link. Please keep our message. We then stop showing everything at once.',
  isGuardian: 'I am the parent or guardian, and over 18.',
  allow: 'Yes, I give my consent',
  decline: 'No',
  noHint: `If you refuse, we publish nothing and do not ask again for ${daysInWords(GUARDIAN_COOLDOWN_DAYS)}.`,
  own: 'You are signed in as the student. Only a parent or guardian can answer, on their own device or after you have signed out.',
  gone: 'You cannot answer with this link any more. The current status is below.',
  states: {
    allowed: {
      title: 'You gave your consent',
      lead: (name: string) => `Everyone can read the stories of ${name}. Thank you.`,
    },
    declined: {
      title: 'You refused',
      lead: (name: string) => `We publish nothing by ${name}. You do not have to do anything else.`,
    },
    withdrawn: {
      title: 'You withdrew your consent',
      lead: (name: string) => `We no longer show anything by ${name}: no name, no story, no picture.`,
    },
    expired: {
      title: 'This link has expired',
      lead: (name: string) =>
        `We publish nothing by ${name}. If you want to answer, ask ${name} to send a new message.`,
    },
    replaced: {
      title: 'There is a newer message',
      lead: (name: string) => `${name} has sent you a newer message. Please use its link.`,
    },
  },
  changedMind: `If you change your mind, talk to the student. They can ask you again after ${daysInWords(GUARDIAN_COOLDOWN_DAYS)}.`,
  withdraw: {
    ask: 'Withdraw my consent',
    sure: 'We hide the name, pictures and stories at once. We delete nothing. The student can still see them.',
    yes: 'Withdraw now',
  },
  privacy: 'How we keep data',
  contact: 'Ask us',
  missing: {
    title: 'This link does not work',
    lead: 'A part of it may be missing. Please open the link in our message again. If the student has deleted their account, you do not have to do anything.',
  },
} as const
