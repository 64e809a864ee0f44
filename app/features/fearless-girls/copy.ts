import { counted } from '#app/platform/text/plural.ts'
import { HELPLINES } from '#app/platform/india/helplines.ts'

export const copy = {
  title: 'Fearless Girls',
  description: 'Self-defense classes, safety tools and local groups for girls.',
  chapters: {
    title: 'Find Local Chapter',
    lead: 'Chapters meet in schools, community halls and parks. The first visit is free, and you can just watch. For safety, you get the time and the place after the chapter’s lead has accepted you.',
    weekday: (day: string) => `${day}s`,
    region: 'Your state',
    all: 'All states',
    none: (region: string) => `No chapter in ${region} yet. You can start one.`,
    noneAtAll: 'No chapters yet. You can start one.',
    start: 'Start a chapter here',
    found: (count: number) => counted(count, 'chapter', 'chapters'),
  },
  join: {
    title: 'Join Fearless Girls',
    lead: 'Tell us how to reach you. A person near you will answer.',
    kind: 'What would you like?',
    kinds: { join: 'Join a chapter', chapter: 'Start a chapter' },
    name: 'Your name',
    contact: 'Phone or e-mail',
    contactHint: 'Only the people who call you back can see it.',
    region: 'Your state',
    choose: 'Please choose',
    consent: 'Yes, store my name and contact to answer me. I can ask you to delete them at any time.',
    send: { join: 'Join Fearless Girls', chapter: 'Start a chapter here' },
  },
  sent: {
    member: {
      title: 'You have joined',
      body: 'Welcome to Fearless Girls. When a chapter near you accepts you, it tells you the time and the place.',
    },
    join: {
      title: 'Thank you. We have your name',
      body: 'A chapter near you will call or write to tell you the time and the place.',
    },
    chapter: {
      title: 'Thank you for starting a chapter',
      body: 'We will call or write, and help you find a place, a trainer and the first five girls.',
    },
  },
  training: {
    title: 'Training',
    learn: 'What you learn',
    near: 'Find a chapter near you',
    list: [
      {
        title: 'Self-Defense Basics',
        duration: '2 hours',
        level: 'Beginner',
        body: 'Learn how to stand, use your voice and make six moves, at your own speed.',
        steps: [
          'How to stand, and how to say no loudly',
          'How to free your wrist, shoulder or hair',
          'When to run, and where to',
        ],
      },
      {
        title: 'Courage Stories',
        duration: '1 hour',
        level: '',
        body: 'Girls talk about how they dealt with difficult situations. You can just listen.',
        steps: ['Three stories by the girls themselves', 'What helped them, and who', 'Your own story, if you like'],
      },
      {
        title: 'Safety Tools',
        duration: '1.5 hours',
        level: '',
        body: 'Set up your phone for safety in 15 minutes, and learn what to keep as proof.',
        steps: [
          `How to save ${HELPLINES.emergency} and share your way home`,
          'Locks and screenshots, and what not to delete',
          `How to report to ${HELPLINES.cyberCrime} and cybercrime.gov.in`,
        ],
      },
      {
        title: 'Squad Building',
        duration: '3 hours',
        level: 'Intermediate',
        body: 'Form a group of five friends who help each other in an emergency.',
        steps: ['How to choose five friends and a meeting place', 'How to call each other', 'What each of you can do'],
      },
    ],
  },
  squad: {
    title: 'Squad Builder',
    lead: 'A squad is a group of friends who help each other. Choose a name and a badge, and invite your friends by e-mail or mobile number.',
    name: 'Squad name',
    badge: 'Badge',
    emails: 'Invite by mobile number or e-mail',
    emailsHint: 'Separate them with commas. You can also invite friends later.',
    create: 'Create Squad',
    signIn: 'Sign in to create your squad',
    cachedDraft: 'We keep your text while you sign in.',
    open: (name: string) => `Open ${name}`,
    refused: { 'not-signed-in': 'Please sign in first.', 'too-many-squads': 'You have already created many squads.' },
  },
  kits: {
    title: 'Starter kits',
    downloads: (count: string) => `${count} ${count === '1' ? 'download' : 'downloads'}`,
    download: 'Download',
    downloadOf: (title: string) => `Download ${title} as PDF`,
    read: 'Read it here',
    readOf: (title: string) => `Read it here: ${title}`,
  },
  member: (since: string) => `You have been a member of Fearless Girls since ${since}.`,
  accepted: {
    title: (chapter: string) => `Your chapter: ${chapter}`,
    keep: 'Please do not share the place with others.',
  },
} as const
