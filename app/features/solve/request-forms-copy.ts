export const copy = {
  name: { label: 'Your name', missing: 'Please enter a name.' },
  email: {
    label: 'Your mobile number or e-mail',
    missing: 'Please enter a mobile number or an e-mail address for the answer.',
  },
  together: {
    title: 'Solve Together',
    side: {
      label: 'What do you want to do?',
      options: { need: 'I need help with something', offer: 'I would like to help' },
    },
    text: {
      label: 'Your challenge, or the support you offer',
      missing: 'Please write a few words.',
      hint: 'Write only as much as you like. A person reads it.',
    },
  },
  story: {
    title: 'A Solve story',
    name: { label: 'Your name', hint: 'Leave it empty to stay anonymous.' },
    storyTitle: { label: 'A title for your story', missing: 'Please enter a title.' },
    story: { label: 'What was hard, and what helped?', missing: 'Please share your story before submitting.' },
    consent: { label: 'You can publish my story after your team has read it.' },
    email: { label: 'Your mobile number or e-mail', hint: 'We use it only to tell you when your story is published.' },
  },
} as const
