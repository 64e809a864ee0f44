export const copy = {
  metaTitle: 'Share Your Story',
  metaDescription:
    'Write about what happened to you, with or without your name. You can remove your story at any time.',
  title: 'Share Your Story',
  lead: 'Your story can help someone in the same situation. You can share it with or without your name.',
  promises: {
    title: 'What happens with your story',
    list: [
      'A person reads it first. We never change your words.',
      'If you share it anonymously, we publish no name, no place and nothing that shows who you are.',
      'You get a code. With it you can see our decision, and remove your story at any time.',
      'We publish it only on the page Success Stories. For any other use we ask you first.',
    ],
    read: { to: '/success-stories', label: 'Read other stories' },
  },
} as const
