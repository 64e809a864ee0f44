/** Messages of the board's forms, and its mails. */
export const copy = {
  tooLong: 'Please make this shorter.',
  stale: 'Please open this page again.',
  kind: 'Please choose what you need.',
  title: 'Please write what you need, in one line.',
  description: 'Please write a few words about it.',
  cause: 'Please choose a cause.',
  region: 'Please choose a state.',
  hands: (max: number) => `Please write a number from 1 to ${max}, or leave it empty.`,
  until: {
    wrong: 'Please write a day, or leave it empty.',
  },
  message: 'Please write a few words.',
  contact: {
    missing: 'Please enter a phone number or an e-mail address.',
    wrong: 'Enter a phone number or an e-mail address, like 98765 43210 or asha@example.in.',
  },
  consent: 'Please agree that we share your contact.',
  word: 'Please write how it went.',
  reason: 'Please write why.',
  refused: {
    'not-signed-in': 'Please sign in first.',
    'no-profile': 'Please complete your student profile first.',
    'guardian-waits': 'We are waiting for your guardian’s consent. Until then we cannot publish anything from you.',
    'too-many-open': 'You already have many open needs. Please close one first.',
    'too-many-today': 'You have answered many needs today. Please continue tomorrow.',
    'own-need': 'This is your own need. You cannot answer it.',
    closed: 'This need is closed.',
    full: 'Enough people have answered this need.',
  },
  mails: {
    answered: {
      subject: (brandName: string) => `${brandName}: someone answered your need`,
      body: (title: string) => [
        `Someone answered “${title}”.`,
        'Read the offer. If you accept, you see each other’s contact.',
      ],
      button: 'Read the offer',
      why: (brand: string) => `You get this mail because you posted a need on ${brand}.`,
    },
    accepted: {
      subject: (brandName: string) => `${brandName}: your offer was accepted`,
      body: (title: string) => `Your offer for “${title}” was accepted.`,
      button: 'See the contact',
      why: (brand: string) => `You get this mail because you answered a need on ${brand}.`,
    },
    hidden: {
      subject: (brandName: string) => `${brandName}: your need is not shown`,
      body: (title: string, reason: string) => [
        `We removed “${title}” from the board.`,
        `The reason: ${reason}`,
        'You can still see it. If this is a mistake, please write to us.',
      ],
      button: 'Write to us',
    },
  },
} as const
