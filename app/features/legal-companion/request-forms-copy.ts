export const copy = {
  title: 'A legal question',
  matter: {
    label: 'What is it about?',
    options: {
      family: 'Marriage, separation, children',
      violence: 'Violence or threats',
      elder: 'An elder’s rights or property',
      work: 'Work, wages, harassment',
      papers: 'Documents',
      money: 'Debt, rent, a contract',
      other: 'Something else',
    },
  },
  when: {
    label: 'How urgent is it?',
    options: { now: 'I am in danger', days: 'I have a date this week', later: 'It is not urgent' },
  },
  question: {
    label: 'Your question, in your own language',
    hint: 'You do not have to write names. Write only what you want to share.',
    missing: 'Please write a few words.',
  },
  name: { label: 'Your name', hint: 'You can use any name.', missing: 'Please enter a name.' },
  contact: { label: 'A safe e-mail or phone number', hint: 'Use one that nobody else can read.' },
  safe: { label: 'When and how can we contact you safely?', missing: 'Please tell us when it is safe.' },
  place: { label: 'Your district and State', hint: 'We use it to find the legal aid office near you.' },
  handover: {
    label: 'You can send my question to the legal aid office of my district.',
    hint: 'If you do not tick this, only our legal desk reads it.',
  },
} as const
