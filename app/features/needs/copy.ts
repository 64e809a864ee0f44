/** Messages of the board's forms, and its mails. */
export const copy = {
  tooLong: 'Please say it a little shorter.',
  stale: 'Please open this page again.',
  kind: 'Please choose what is needed.',
  title: 'Please write what is needed, in one line.',
  description: 'Please write a few words about it.',
  cause: 'Please choose a cause.',
  region: 'Please choose a state.',
  hands: (max: number) => `Please write a number from 1 to ${max}, or leave it empty.`,
  until: {
    wrong: 'Please write a day, or leave it empty.',
  },
  message: 'Please write a few words.',
  contact: {
    missing: 'Please leave a phone number or an e-mail address.',
    wrong: 'That is neither a phone number nor an e-mail address. Like 98765 43210 or asha@example.in.',
  },
  consent: {
    answer: 'Please agree that we share your contact.',
    accept: 'Please agree that we share your contact.',
  },
  word: 'Please write a word on how it went.',
  reason: 'Please write why.',
  refused: {
    'not-signed-in': 'Please sign in first.',
    'no-profile': 'Please complete your student profile first.',
    'guardian-waits': 'We are waiting for your guardian’s consent. Until then we publish nothing of yours.',
    'too-many-open': 'You have many needs open already. Please close one first.',
    'too-many-today': 'You have answered many needs today. Please go on tomorrow.',
    'own-need': 'This need is yours.',
    closed: 'This need is closed.',
    full: 'Enough people have answered this need.',
  },
  mails: {
    answered: {
      subject: (brandName: string) => `${brandName}: someone answered your need`,
      body: (title: string) => [
        `Someone answered “${title}”.`,
        'Read the offer. If you accept, you see each other’s contact:',
      ],
    },
    accepted: {
      subject: (brandName: string) => `${brandName}: your offer was accepted`,
      body: (title: string) => [`Your offer for “${title}” was accepted.`, 'See the contact here:'],
    },
    hidden: {
      subject: (brandName: string) => `${brandName}: your need is not shown`,
      body: (title: string, reason: string) => [
        `We removed “${title}” from the board.`,
        `The reason: ${reason}`,
        'You can still see it. If this is a mistake, please write to us:',
      ],
    },
  },
} as const
