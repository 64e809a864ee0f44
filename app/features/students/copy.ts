/** Messages of the forms, and the mails to a guardian. */
export const copy = {
  form: {
    displayName: 'Please enter the name that others will see.',
    collegeName: 'Please enter your college.',
    year: 'Please choose a year of study from 1 to 5.',
    ageBand: 'Please tell us if you are 18 or older.',
    email: 'Enter a mobile number or an e-mail address, like 98765 43210 or meera@example.in.',
    guardianEmail: 'Please enter the mobile number or e-mail of a parent or guardian.',
    picture: 'We cannot find this picture. Please add it again.',
    answer: 'Please choose one of the two answers.',
    isGuardian: 'Please confirm that you are the student’s parent or guardian and over 18.',
    tooLong: (charsMax: number) => `Please use up to ${charsMax} characters.`,
  },
  ageBands: { '18-or-older': '18 or older', 'under-18': 'Under 18' },
  ask: {
    subject: (brandName: string) => `${brandName}: a question to a parent or guardian`,
    text: 'A student has named you as parent or guardian and needs your answer:',
    body: ({ name, brandName, days }: { name: string; brandName: string; days: number }) => [
      `${name} created a student profile at ${brandName}, where students share good deeds, and named you as parent or guardian.`,
      `The student is under 18. Until you agree, we publish nothing: no name, no college, no story, no picture. If you agree, everyone can see the student’s name and college, stories and pictures, notices on the needs board and campaigns. Our team reads each campaign first. We store the profile, the stories and your address. We use your address only for this question. We sell no data and show no advertising.`,
      `Please give or refuse your consent. The link works for ${days} days. With the same link you can withdraw your consent at any time.`,
    ],
    button: 'Give or refuse consent',
    after: 'If you do not know this student, refuse or ignore this mail. Then we publish nothing.',
  },
  allowed: {
    subject: (brandName: string) => `${brandName}: you gave your consent`,
    text: 'Thank you for your consent. To withdraw it, open this link or write to us:',
    body: (name: string) => [
      `Thank you. From now on everyone can see the stories, notices and campaigns of ${name}.`,
      'Please keep this mail. With this link you can withdraw your consent at any time, and we stop showing them at once.',
    ],
    button: 'See your consent',
  },
  why: (name: string) => `You get this mail because ${name} named you as parent or guardian.`,
} as const
