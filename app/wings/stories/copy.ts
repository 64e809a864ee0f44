import { copy as stories } from '#app/capabilities/stories/copy.ts'

/** The wall's themes, in their order; a theme is a cause of the stories, and `all` shows all of them. */
const themes = {
  all: 'All',
  livelihood: 'Livelihood',
  education: 'Education',
  kindness: 'Kindness',
  health: 'Health',
  environment: 'Environment',
  community: 'Community',
} as const

export const copy = {
  title: 'Stories',
  description: 'Good deeds, told by the students who did them: what they saw, what they did, and what came of it.',
  back: 'All wings',
  headline: 'Small deeds, told by those who did them.',
  lead: 'A cleaned lake, a reading hour, a kitchen for a night. Read one, and perhaps do the next.',
  open: {
    student: 'Share Your Story',
    waiting: 'Share Your Story',
    member: 'Complete your student profile',
    visitor: 'Sign in to share your story',
  },
  openHint: {
    member: 'Stories are shared by students. Your name and your college are enough.',
    visitor: 'Stories are shared by students with an account. Reading needs none.',
  },
  stats: {
    stories: 'stories shared',
    likes: 'community likes',
    samples: 'These are examples, until the first story is shared.',
  },
  themes,
  filter: 'Choose a theme',
  list: 'Stories',
  listOf: (theme: string) => `Stories: ${theme}`,
  newest: 'Back to the newest',
  empty: {
    title: 'No stories yet',
    body: 'Be the first to share a good deed story!',
    all: 'Show all themes',
  },
  failed: { title: 'Error loading stories', body: 'The connection broke. Please try again.' },
  shared: { title: 'Story shared!', body: 'Your good deed has been added to the community feed.' },
  done: {
    'blocked-person': 'You will not see what she signed any more, and she will not see yours. She is not told.',
    'blocked-story':
      'You will not see this story any more. It is told without a name, so others by the same hand cannot be left out.',
    'taken-back': 'Your story is taken back. Its words and pictures are gone.',
  } as Readonly<Record<string, string>>,

  share: {
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
    choose: 'Please choose',
    causes: stories.causes,
    place: 'Where (optional)',
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
    sending: 'Sharing …',
    busy: 'Your pictures are on their way …',
    failed: 'Error creating story',
    offline: 'The connection broke. Everything you wrote is still here: please try again.',
    refused: {
      'not-signed-in': 'You are not signed in any more. Everything you wrote is still here.',
      'no-profile': 'Please complete your student profile first. Everything you wrote is still here.',
      'too-many-today':
        'That was a lot of good for one day. Please share this one tomorrow; keep the page open or copy your words.',
    },
    signIn: 'Sign in on a new page, then come back and press again',
    profile: 'Open the profile on a new page, then come back and press again',
  },

  story: {
    back: 'All stories',
    by: 'Who tells it',
    results: 'What came of it',
    cause: 'Cause',
    where: 'Where',
    sample: 'This is an example. It goes when the first story is shared.',
    metaBy: (title: string, name: string | null) => (name ? `${title}, told by ${name}` : title),
    media: 'Pictures and videos',
    picture: (n: number, of: number) => (of === 1 ? 'The picture of this story' : `Picture ${n} of ${of}`),
    video: (n: number, of: number) => (of === 1 ? 'The video of this story' : `Video, ${n} of ${of}`),
    larger: (what: string) => `${what}. Look at it larger`,
    viewer: 'Pictures and videos of this story',
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    place: (n: number, of: number) => `${n} of ${of}`,
    share: 'Pass it on',
    shareText: (title: string) => `${title}. A good deed, told by a student:`,
    copy: 'Copy link',
    copied: { title: 'Link copied', body: 'Paste it wherever you like.' },
    address: 'The link to this story',
    report: {
      opener: 'Something is wrong with this story',
      lead: 'Anybody may say so, without an account. People look at it; who reported is shown to nobody.',
      reason: 'What is wrong?',
      note: 'Anything else that helps us (optional)',
      send: 'Report story',
      choose: 'Please choose what is wrong.',
      done: 'Thank you. People look at this story now.',
      danger: 'Thank you. People look at this story now. If somebody is in danger, please call at once:',
      calls: 'Numbers that help now',
    },
    block: {
      person: (name: string) => `Do not show me ${name} any more`,
      personLead: (name: string) =>
        `You will not see what ${name} signs, and ${name} will not see yours. Nobody is told. You can undo this in your account.`,
      story: 'Do not show me this story any more',
      storyLead: 'It is told without a name, so only this story is left out. You can undo this in your account.',
      send: 'Do not show',
    },
    own: {
      published: 'Your story. Everybody can read it.',
      waiting: 'Your story is saved. It is shown to others as soon as your parent or guardian says yes.',
      waitingLink: 'See how that stands',
      missing: (count: number) =>
        count === 1
          ? 'One file could not be added: it was used already, or gone.'
          : `${count} files could not be added: they were used already, or gone.`,
      hidden: 'Your story is hidden: only you see it.',
      rule: 'The rule',
      reason: 'The reason',
      on: 'Decided on',
      appeal: 'You see it differently?',
      appealLead: (days: number) => `Write to us, once. Another person reads it and answers within ${days} days.`,
      appealWords: 'Why should it be shown?',
      appealSend: 'Send',
      appealed: (date: string) => `You wrote to us about this. You get an answer by ${date}.`,
      final: 'Another person has looked at it and agrees. It stays hidden. You can take it back at any time.',
      refused: {
        'not-signed-in': 'You are not signed in any more.',
        'not-found': 'This story is not there any more.',
        'not-hidden': 'Your story is shown again.',
        'appealed-already': 'You wrote to us about this already.',
        'own-story': 'This is your own story: you can take it back.',
        self: 'This is your own story.',
        'too-many': 'Your list of people whom you do not want to see is full. Please take somebody off it first.',
      } as Readonly<Record<string, string>>,
      takeBack: 'Take this story back',
      takeBackLead: 'Its words, pictures and likes are gone for good. Nobody can bring them back.',
      takeBackSend: 'Take back',
    },
    done: {
      appealed: 'Thank you. Another person reads what you wrote.',
    } as Readonly<Record<string, string>>,
  },
} as const

export const THEMES = Object.keys(themes) as (keyof typeof themes)[]
export type Theme = keyof typeof themes
