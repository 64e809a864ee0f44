export const copy = {
  title: 'Need Support',
  name: { label: 'A name', hint: 'It does not have to be your real name.' },
  contact: { label: 'Phone or e-mail', hint: 'Use one that nobody else can read or hear.' },
  safeTime: { label: 'When can we contact you safely?', hint: 'For example: weekdays, 11 to 1.' },
  message: { label: 'What do you need?', hint: 'A few words are enough.', missing: 'Please write a few words.' },
} as const
