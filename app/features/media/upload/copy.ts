export const copy = {
  add: { one: 'Add a picture', image: 'Add pictures', both: 'Add pictures or videos', document: 'Add a PDF' },
  loading: '(loading)',
  picture: 'A picture, if you like',
  signIn: { before: 'You can add a picture when you are signed in.', label: 'Sign in' },
  lost: {
    one: 'Your picture was not kept. Please choose it again.',
    image: 'Your pictures were not kept. Please choose them again.',
    both: 'Your pictures and videos were not kept. Please choose them again.',
    document: 'Your PDF was not kept. Please choose it again.',
  },
  more: 'Add another',
  count: (count: number, max: number) => `${count} of ${max}`,
  full: (max: number) => `That is all ${max}. Remove one to add another.`,
  cutOff: (dropped: number, max: number) =>
    dropped === 1
      ? `Only ${max} files fit. The last one was not added.`
      : `Only ${max} files fit. The last ${dropped} were not added.`,
  noScript: 'Adding files needs JavaScript. You can send everything else without them.',
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
    making: 'Arrived. Almost ready',
    ready: 'Ready',
  },
  /** Announced to screen readers. */
  said: {
    ready: (name: string) => `${name} is ready.`,
    failed: (name: string, why: string) => `${name} was not added. ${why}`,
    removed: (name: string) => `${name} was removed.`,
  },
  failed: {
    network: 'The connection broke. Nothing you wrote is lost.',
    server: 'Something went wrong on our side. Please try again.',
    type: (names: string) => `Please choose ${names}.`,
    size: (megabytes: number) => `It is larger than ${megabytes} MB. Please choose a smaller one.`,
    empty: 'This file is empty. Please choose it again.',
  },
} as const
