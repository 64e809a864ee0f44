export const copy = {
  metaTitle: 'Share Your Story',
  metaDescription: 'Tell what happened to you, with your name or without it. You can take it down at any time.',
  title: 'Share Your Story',
  lead: 'Somebody out there is where you were. Tell what helped, with your name or without it.',
  promises: {
    title: 'What becomes of it',
    list: [
      'A person reads it first. She never changes your words.',
      'Anonymous means: no name, no place, nothing that leads to you. We do not even put them beside the story.',
      'You get a code. With it you see what becomes of your story, and take it down at any time, without a reason.',
      'We use it on this page of stories and nowhere else. For anything else we ask you again.',
    ],
    read: { to: '/success-stories', label: 'Read what others told' },
  },
} as const
