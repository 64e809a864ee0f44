export const copy = {
  title: 'Need Support',
  name: { label: 'A name we may use', hint: 'It need not be your own.' },
  contact: { label: 'Phone or e-mail', hint: 'Only where nobody else reads or listens.' },
  safeTime: { label: 'When is it safe to reach you?', hint: 'For example: weekdays, 11 to 1.' },
  message: { label: 'What do you need?', hint: 'A few words are enough.', missing: 'Please write a few words.' },
} as const
