/** Copy of the form, in its own file so that the feed does not load it. */
export const copy = {
  title: 'Share Your Story',
  lead: 'Tell it in your own words. A photo helps; words are enough.',
  back: 'All stories',
  waiting:
    'Your parent or guardian has not said yes yet. You can write now: your story is kept, and shown as soon as the yes is there.',
  name: 'Title',
  nameHint: 'What happened, in one line.',
  about: 'Your story',
  aboutHint: 'What did you see, what did you do, how did it end?',
  cause: 'Cause',
  place: 'Where',
  placeHint: 'A town or a village is enough. Please no address.',
  results: {
    title: 'What came of it (optional)',
    hint: 'For example “Students” and “23”, or “Rubbish carried away” and “640 kg”.',
    name: 'What',
    value: 'How much',
    numbered: (label: string, n: number) => `${label}, result ${n}`,
    add: 'Add another result',
    remove: 'Remove',
    removeNamed: (n: number, name: string) => `Remove result ${n}${name ? `: ${name}` : ''}`,
    both: 'Please give this result a name and a value first.',
    full: (max: number) => `That is all ${max}.`,
  },
  media: 'Pictures and videos (optional)',
  mediaHint: (max: number) =>
    `Up to ${max}. Where and with which phone they were taken is removed. Please show only people who agreed.`,
  anonymous: 'Share without my name',
  anonymousHint:
    'Nobody sees your name, your college or your picture with it, not even the people who look after the stories.',
  consent: 'Yes, show my story to everybody',
  consentHint: 'You can take it back at any time; then its words and pictures are gone.',
  send: 'Share story',
  busy: 'Your pictures are on their way …',
  failed: 'Error creating story',
  refused: {
    'not-signed-in': 'You are not signed in any more. Everything you wrote is still here.',
    'no-profile': 'Please complete your student profile first. Everything you wrote is still here.',
    'too-many-today':
      'That was a lot of good for one day. Please share this one tomorrow; keep the page open or copy your words.',
  },
  signIn: 'Sign in on a new page, then come back and press again',
  profile: 'Open the profile on a new page, then come back and press again',
} as const
