import { counted } from '#app/platform/text/plural.ts'
import { HELPLINES } from '#app/platform/india/helplines.ts'

export const copy = {
  title: 'Fearless Girls',
  description: 'Self-defense, safety tech, physical courage and squads, near you.',
  chapters: {
    title: 'Find Local Chapter',
    lead: 'Chapters meet in schools, community halls and parks. The first visit is free, and you may only watch. For safety, the hour and the place are told only after the chapter’s lead has accepted you.',
    weekday: (day: string) => `${day}s`,
    region: 'Your state',
    all: 'All states',
    none: (region: string) => `No chapter in ${region} yet. It could begin with you.`,
    noneAtAll: 'No chapter has opened yet. It could begin with you.',
    start: 'Start a chapter here',
    found: (count: number) => counted(count, 'chapter', 'chapters'),
  },
  join: {
    title: 'Join Fearless Girls',
    lead: 'Tell us how to reach you. Somebody near you answers, a person and not a machine.',
    kind: 'What would you like?',
    kinds: { join: 'Join a chapter', chapter: 'Start a chapter' },
    name: 'Your name',
    contact: 'Phone or e-mail',
    contactHint: 'Seen only by the people who call you back.',
    region: 'Your state',
    choose: 'Please choose',
    consent: 'Yes, keep my name and contact to answer me. I can ask you to erase them at any time.',
    send: { join: 'Join Fearless Girls', chapter: 'Start a chapter here' },
  },
  sent: {
    member: {
      title: 'You are in',
      body: 'Welcome to Fearless Girls. A chapter near you will accept you and tell you the hour and the place.',
    },
    join: {
      title: 'Thank you, we have your name',
      body: 'Somebody from a chapter near you will call or write, and then tell you the hour and the place.',
    },
    chapter: {
      title: 'Thank you for stepping forward',
      body: 'We will call or write, and help you find a place, a trainer and the first five girls.',
    },
  },
  training: {
    title: 'Training',
    learn: 'What you learn',
    near: 'Train with a chapter near you',
    list: [
      {
        title: 'Self-Defense Basics',
        duration: '2 hours',
        level: 'Beginner',
        body: 'Stance, voice, six moves. In your own clothes, at your own speed.',
        steps: [
          'How to stand, and how to say no so that it is heard',
          'Freeing a wrist, a shoulder, hair',
          'When to run, and where to',
        ],
      },
      {
        title: 'Courage Stories',
        duration: '1 hour',
        level: '',
        body: 'Girls tell how they said it, did it, left it. You may only listen.',
        steps: [
          'Three stories, told by those who lived them',
          'What helped, and who',
          'One sentence of your own, if you like',
        ],
      },
      {
        title: 'Safety Tools',
        duration: '1.5 hours',
        level: '',
        body: 'The phone you have, set up in a quarter of an hour, and what to keep as proof.',
        steps: [
          `${HELPLINES.emergency} on one key, and your way home shared`,
          'Locks, screenshots, and what not to delete',
          `${HELPLINES.cyberCrime} and cybercrime.gov.in, step by step`,
        ],
      },
      {
        title: 'Squad Building',
        duration: '3 hours',
        level: 'Intermediate',
        body: 'Five friends, a call chain, a promise that holds on a bad evening.',
        steps: ['Choosing five, and a place to meet', 'The call chain, rehearsed', 'What each of you can be asked for'],
      },
    ],
  },
  squad: {
    title: 'Squad Builder',
    lead: 'Choose a name and a badge, and invite your friends. Each gets a mail with a link to accept or decline.',
    name: 'Squad name',
    badge: 'Badge',
    emails: 'Invite by e-mail',
    emailsHint: 'With commas between. You can leave it empty and invite later.',
    create: 'Create Squad',
    signIn: 'Sign in to create your squad',
    cachedDraft: 'What you typed stays here while you sign in.',
    open: (name: string) => `Open ${name}`,
    refused: { 'not-signed-in': 'Please sign in first.', 'too-many-squads': 'You have founded many squads already.' },
  },
  kits: {
    title: 'Starter kits',
    downloads: (count: string) => `${count} downloads`,
    download: 'Download',
    downloadOf: (title: string) => `Download ${title} as PDF`,
    read: 'Read it here',
    readOf: (title: string) => `Read it here: ${title}`,
  },
  member: (since: string) => `You belong to Fearless Girls since ${since}.`,
  accepted: {
    title: (chapter: string) => `Your chapter: ${chapter}`,
    keep: 'Please do not pass the place on.',
  },
} as const
