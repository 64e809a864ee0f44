export const copy = {
  title: 'A request for Come Back',
  name: { label: 'Your name', hint: 'You can use any name.', missing: 'Please enter a name.' },
  contact: { label: 'E-mail or phone number', hint: 'We use it only to answer you.' },
  pathway: {
    label: 'What would you like to return to?',
    options: {
      education: 'Education',
      employment: 'Employment',
      community: 'Community',
      wellness: 'Mental wellness',
      skills: 'Life skills',
      planning: 'I would like help with a plan',
    },
  },
  away: {
    label: 'Why did you take a break? (optional)',
    hint: 'Answer only if you want to.',
  },
  step: { label: 'What would you like to do first?', missing: 'Please write a few words.' },
  safe: { label: 'When can we call or write to you?', hint: 'If other people use your phone, tell us a safe time.' },
} as const
