export const copy = {
  add: { one: 'Add a picture', image: 'Add pictures', both: 'Add pictures or videos', document: 'Add a PDF' },
  picture: 'Picture (optional)',
  loading: '(loading)',
  signIn: { before: 'You can add a picture when you are signed in.', label: 'Sign in' },
  lost: {
    one: 'Your picture was not kept. Please choose it again.',
    image: 'Your pictures were not kept. Please choose them again.',
    both: 'Your pictures and videos were not kept. Please choose them again.',
    document: 'Your PDF was not kept. Please choose it again.',
  },
  more: 'Add another',
  count: (count: number, max: number) => `${count} of ${max}`,
  full: (max: number) => `You have added ${max}. Remove one to add another.`,
  cutOff: (dropped: number, max: number) =>
    dropped === 1
      ? `You can add only ${max} files. The last one was not added.`
      : `You can add only ${max} files. The last ${dropped} were not added.`,
  noScript: 'You need JavaScript to add files. You can send the form without files.',
  caption: {
    image: 'What does the picture show?',
    video: 'What does the video show?',
    document: 'What does the PDF show?',
  },
  kind: { image: 'The picture', video: 'The video', document: 'The PDF' },
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  again: 'Try again',
  againNamed: (name: string) => `Try again: ${name}`,
  state: {
    waiting: 'Waiting',
    sending: (percent: number) => `${percent} % sent`,
    making: 'Uploaded. Almost ready',
    ready: 'Ready',
  },
  /** Announced to screen readers. */
  said: {
    ready: (name: string) => `${name} is ready.`,
    failed: (name: string, why: string) => `${name} was not added. ${why}`,
    removed: (name: string) => `${name} was removed.`,
  },
  failed: {
    network: 'The connection was lost. Your text is kept. Please try again.',
    server: 'Something went wrong on our side. Please try again.',
    video: 'Only photos fit here. Please choose a photo.',
    type: (names: string) => `Please choose ${names}.`,
    size: (megabytes: number) => `It is larger than ${megabytes} MB. Please choose a smaller one.`,
    empty: 'This file is empty. Please choose it again.',
  },
} as const
