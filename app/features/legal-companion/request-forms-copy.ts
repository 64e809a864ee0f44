export const copy = {
  title: 'A legal question',
  matter: {
    label: 'What is it about?',
    options: {
      family: 'Marriage, separation, children',
      violence: 'Violence or threats',
      elder: 'An elder’s rights or property',
      work: 'Work, wages, harassment',
      papers: 'Papers and documents',
      money: 'Debt, rent, a contract',
      other: 'Something else',
    },
  },
  when: {
    label: 'How soon?',
    options: { now: 'I am in danger', days: 'There is a date this week', later: 'It can wait some days' },
  },
  question: {
    label: 'Your question, in your own words and language',
    hint: 'No names needed. Write only what you want us to know.',
    missing: 'Please write a few words.',
  },
  name: { label: 'What may we call you?', hint: 'Any name.', missing: 'Please give us a name to use.' },
  contact: { label: 'A safe e-mail or phone number', hint: 'One that nobody else reads.' },
  safe: { label: 'When and how is it safe to reach you?', missing: 'Please tell us when it is safe.' },
  place: { label: 'Your district and State', hint: 'So that we find the legal aid office near you.' },
  handover: {
    label: 'You may hand this to the legal aid office of my district.',
    hint: 'If you do not agree, only our legal team reads it.',
  },
} as const
