export const copy = {
  title: 'A referral',
  name: { label: 'Who are you referring?', hint: 'The first name is enough.', missing: 'Please enter a name.' },
  email: { label: 'Their mobile number or e-mail', hint: 'We ask them there before we show anything.' },
  wing: {
    label: 'Which area of the site fits?',
    options: {
      doc: 'DOC, care at home',
      seeds: 'Seeds, for startups',
      empowerher: 'EmpowerHer, the shop',
      stories: 'Stories',
      sahaara: 'Sahaara, a quiet place to rest',
    },
  },
  reason: { label: 'Why do you refer them?', missing: 'Please write a sentence.' },
  opportunity: {
    label: 'What would help them?',
    hint: 'For example work, a course, a customer or company.',
  },
  notify: {
    label: 'Ask them now',
    hint: 'We show them only after they agree, with their own text. If you do not tick this, only our team reads it.',
  },
  own: { label: 'Your own e-mail or phone number', hint: 'Leave it empty to stay anonymous.' },
} as const
