export const copy = {
  name: { label: 'Your name', missing: 'Please give us a name to use.' },
  email: { label: 'Your e-mail', missing: 'Please leave an e-mail address for the answer.' },
  together: {
    title: 'Solve Together',
    side: { label: 'What brings you?', options: { need: 'I need help with something', offer: 'I would like to help' } },
    text: {
      label: 'Your challenge, or the support you offer',
      missing: 'Please write a few words.',
      hint: 'Write only as much as you like. A person reads it.',
    },
  },
  story: {
    title: 'A Solve story',
    name: { label: 'Your name', hint: 'Leave it empty to stay anonymous.' },
    storyTitle: { label: 'A title for your story', missing: 'Please give it a title.' },
    story: { label: 'What was hard, and what helped?', missing: 'Please share your story before submitting.' },
    consent: { label: 'You may publish it after our team has read it.' },
    email: { label: 'Your e-mail', hint: 'Only so that we can tell you when it appears.' },
  },
} as const
