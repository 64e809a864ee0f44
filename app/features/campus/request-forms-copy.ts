export const copy = {
  title: 'A place on campus',
  name: { label: 'Your name', missing: 'Please tell us your name.' },
  contact: { label: 'E-mail or phone number', hint: 'Only for the answer to this.' },
  who: {
    label: 'Who are you?',
    options: {
      first: 'The first in my family to study',
      returning: 'Coming back to studies',
      changer: 'Changing my career',
      caregiver: 'Studying beside caring for somebody',
    },
  },
  want: {
    label: 'What are you looking for?',
    options: {
      counselling: 'Career counseling',
      readiness: 'College readiness',
      mentor: 'A mentor',
      skills: 'Skills',
    },
  },
  question: { label: 'Your question, in your own words', missing: 'Please write a few words.' },
  language: { label: 'In which language shall we talk?' },
} as const
