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
    isGuardian: 'Please confirm that you are the student’s parent or guardian and over eighteen.',
    tooLong: (charsMax: number) => `At most ${charsMax} characters fit here.`,
  },
  ageBands: { '18-or-older': '18 or older', 'under-18': 'Under 18' },
  ask: {
    subject: (brandName: string) => `${brandName}: a question to a parent or guardian`,
    body: ({ name, brandName, days }: { name: string; brandName: string; days: number }) => [
      `${name} created a student profile at ${brandName}, where students share good deeds, and named you as parent or guardian.`,
      `The student is under eighteen. Until you agree, we publish nothing: no name, no college, no story, no picture. If you agree, everyone can see the student’s name and college, stories and pictures, notices on the needs board and campaigns. Our team reads each campaign first. We keep the profile and the stories, and your address for this question. We sell nothing and show no advertising.`,
      `Please give or refuse your consent here. The link works for ${days} days. With the same link you can withdraw your consent at any time:`,
    ],
    after: 'If you do not know this student, refuse or ignore this mail. Then we publish nothing.',
  },
  allowed: {
    subject: (brandName: string) => `${brandName}: you gave your consent`,
    body: (name: string) => [
      `Thank you. From now on everyone can see the stories, notices and campaigns of ${name}.`,
      'Please keep this mail. With this link you can withdraw your consent at any time, and we stop showing them at once:',
    ],
  },
} as const
