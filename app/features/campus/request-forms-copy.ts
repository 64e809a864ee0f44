export const copy = {
  title: 'A question to Campus',
  name: { label: 'Your name', missing: 'Please tell us your name.' },
  contact: { label: 'E-mail or phone number', hint: 'We use it only to answer you.' },
  who: {
    label: 'Who are you?',
    options: {
      first: 'The first in my family to study',
      returning: 'Returning to my studies',
      changer: 'Changing my career',
      caregiver: 'Studying while caring for someone',
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
  question: { label: 'Your question', missing: 'Please write your question.' },
  language: { label: 'Which language do you prefer?' },
} as const
