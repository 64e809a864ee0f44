export const copy = {
  title: 'A comeback',
  name: { label: 'Your name', hint: 'Any name you like us to use.', missing: 'Please give us a name to use.' },
  contact: { label: 'E-mail or phone number', hint: 'Only for the answer to this.' },
  pathway: {
    label: 'Where would you like to come back to?',
    options: {
      education: 'Education',
      employment: 'Employment',
      community: 'Community',
      wellness: 'Mental wellness',
      skills: 'Life skills',
      planning: 'I would like to plan it with somebody',
    },
  },
  away: {
    label: 'What kept you away?',
    hint: 'Only if you want to say it. Illness, a child, a move, a loss: all of it is ordinary here.',
  },
  step: { label: 'What would a good first step look like?', missing: 'Please write a few words.' },
  safe: { label: 'When may we reach you?', hint: 'If somebody else uses your phone, tell us the safe hours.' },
} as const
