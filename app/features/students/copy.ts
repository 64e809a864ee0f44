/** Messages of the forms, and the mails to a guardian. */
export const copy = {
  form: {
    displayName: 'Please tell us the name that others should see.',
    collegeName: 'Please tell us your college.',
    year: 'Please choose a year of study from 1 to 5.',
    ageBand: 'Please tell us whether you are eighteen or older.',
    email: 'That does not look like an e-mail address. Like meera@example.in.',
    guardianEmail: 'Please give the e-mail address of a parent or guardian.',
    picture: 'That picture could not be found. Please add it again.',
    answer: 'Please choose one of the two answers.',
    isGuardian: 'Please confirm that you are her parent or guardian and over eighteen.',
    tooLong: (charsMax: number) => `At most ${charsMax} characters fit here.`,
  },
  ageBands: { '18-or-older': '18 or older', 'under-18': 'Under 18' },
  ask: {
    subject: (brandName: string) => `${brandName}: a question to a parent or guardian`,
    body: ({ name, brandName, days }: { name: string; brandName: string; days: number }) => [
      `${name} made a student profile at ${brandName}, where students tell of good deeds they have done, and named you as parent or guardian.`,
      `She or he is under eighteen. Until you agree, nothing of it is shown to anybody: no name, no college, no story, no picture. If you agree, her or his name and college, stories and pictures, notices on the needs board and campaigns can be seen by everybody; each campaign is read by one of us first. We keep what was typed into the profile and the stories, and your address for this question. Nothing is sold, and there is no advertising.`,
      `Here you say yes or no. The link can be answered for ${days} days, and with it you can take a yes back later, at any time:`,
    ],
    after: 'If you do not know who this is, choose no or do nothing: then nothing is shown.',
  },
  allowed: {
    subject: (brandName: string) => `${brandName}: you said yes`,
    body: (name: string) => [
      `Thank you. The stories, notices and campaigns of ${name} can be seen by everybody from now on.`,
      'Please keep this letter: with this link you take your consent back at any time, and they vanish at once:',
    ],
  },
} as const
