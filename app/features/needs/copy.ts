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
  message: 'Please write a few words to her.',
  contact: {
    missing: 'Please leave a phone number or an e-mail address.',
    wrong: 'That is neither a phone number nor an e-mail address. Like 98765 43210 or asha@example.in.',
  },
  consent: {
    answer: 'We pass your contact on only with your yes.',
    accept: 'We pass your contact on only with your yes.',
  },
  word: 'Please write a word on how it went.',
  reason: 'Please write why.',
  refused: {
    'not-signed-in': 'Please sign in first.',
    'no-profile': 'Please complete your student profile first.',
    'guardian-waits': 'Your guardian has not said yes yet. Until then nothing of yours is shown.',
    'too-many-open': 'You have many needs open already. Please close one first.',
    'too-many-today': 'You have answered many needs today. Please go on tomorrow.',
    'own-need': 'This need is yours.',
    closed: 'This need is closed.',
    full: 'Enough people have answered this need.',
  },
  mails: {
    answered: {
      subject: (brandName: string) => `${brandName}: somebody answered your need`,
      body: (title: string) => [
        `Somebody answered “${title}”.`,
        'Read what she offers. If you say yes, you both get the contact that each of you chose:',
      ],
    },
    accepted: {
      subject: (brandName: string) => `${brandName}: she said yes`,
      body: (title: string) => [`Your hand is wanted for “${title}”.`, 'How to reach her stands here:'],
    },
    hidden: {
      subject: (brandName: string) => `${brandName}: your need is not shown`,
      body: (title: string, reason: string) => [
        `We took “${title}” off the board.`,
        `The reason: ${reason}`,
        'You still see it. If we are mistaken, please write to us:',
      ],
    },
  },
} as const
