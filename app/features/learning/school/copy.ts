import { counted } from '#app/platform/text/plural.ts'

const courses = (count: number) => counted(count, 'course', 'courses')

/** The text of the directory, the course pages and the module pages. */
export const copy = {
  metaTitle: (brand: string) => `Free courses · ${brand}`,
  metaDescription:
    'Free courses of universities and institutions in AI, technology and business, and learning paths to read here without an account.',
  title: 'Free courses',
  lead: 'From universities and institutions, free to attend. Search, choose, begin.',
  search: { label: 'Search courses by title or provider', placeholder: 'Python, NPTEL, marketing…' },
  tabsLabel: 'Subjects',
  everySubject: 'All subjects',
  found: (count: number, q: string) => (q === '' ? courses(count) : `${courses(count)} for “${q}”`),
  similar: (count: number, q: string) => `No course for “${q}”. Similar: ${courses(count)}`,
  start: 'Start Learning',
  goOn: 'Continue Learning',
  none: {
    title: (q: string) => `No course for “${q}”`,
    empty: 'No courses here yet',
    elsewhere: (label: string, count: number) => `${label}: ${courses(count)}`,
    all: 'Show all courses',
  },
  /** Shown when there are more sources than fit. */
  figures: 'Where the learners and ratings come from stands on the page of each course.',
  paths: {
    title: 'Or learn here, twelve minutes at a time',
    body: 'Three learning paths of our own: a first mission, a phone made easy, a first sale. Nothing to install, no account to read.',
    link: 'School of World',
  },
  suggest: { ask: 'You know a free course that belongs here?', link: 'Tell us about it' },

  course: {
    back: 'All courses',
    backToPaths: 'School of World',
    about: 'What it is about',
    modules: 'Modules',
    moduleOf: (number: number, count: number) => `Module ${number} of ${count}`,
    done: 'Done',
    progress: (done: number, count: number) => `${done} of ${count} modules done`,
    signIn: 'Sign in to keep your place',
    signInNote: {
      here: 'Everything can be read without an account. With one, your place is kept.',
      external: 'With an account here you can note that you began, and find it again.',
    },
    leaves: (host: string) =>
      `You leave this site: the course is on ${host}, in a new tab. What you give there is up to their rules.`,
    broken: (date: string) => `On ${date} this link did not answer. We are looking for where the course went.`,
    checked: (date: string) => `We last opened this link on ${date}.`,
    retired: 'This course is no longer in our directory. You began it, so it stays open for you.',
    began: (date: string) => `You began it on ${date}.`,
    markStarted: 'I have started it',
    markCompleted: 'I have finished it',
    markNote: 'Only you see this. It counts on your own journey.',
    completedOn: (date: string) => `You finished it on ${date}.`,
    leave: 'Take it off my list',
    leaveNote: 'Your progress here is forgotten. A badge stays yours.',
    details: 'Details',
    facts: {
      provider: 'Given by',
      instructor: 'Teacher',
      duration: 'Duration',
      level: 'Level',
      languages: 'Language',
      cost: 'Cost',
      students: 'Learners',
      rating: 'Rating',
    },
    rate: {
      title: 'How was it?',
      star: (stars: number) => `${stars} of 5`,
      scale: '1 is not for me, 5 is for everybody.',
      save: 'Save my rating',
      yours: (rating: number) => `You gave it ${rating} of 5.`,
    },
    finished: {
      title: 'You finished it',
      badge: (badge: string) => `Skill Identity Boost: ${badge}`,
      body: (date: string) => `Every module, by ${date}. The badge is yours and stays yours.`,
      share: 'Tell others about the path',
      shareText: (title: string) => `I finished “${title}”. It is free, and can be read without an account:`,
      next: 'Choose the next path',
    },
  },

  module: {
    task: 'Now you',
    markDone: 'I have done this module',
    finish: 'I have done this module, finish',
    done: 'You have done this module.',
    next: (title: string) => `Next: ${title}`,
    previous: (title: string) => `Before: ${title}`,
    overview: 'Back to the course',
    signIn: 'Sign in to keep your place',
    minutes: (minutes: number) => `${minutes} min`,
    pages: 'Other modules',
  },
} as const
