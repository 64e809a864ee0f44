import { counted } from '#app/platform/text/plural.ts'

const courses = (count: number) => counted(count, 'course', 'courses')

/** The text of the directory, the course pages and the module pages. */
export const copy = {
  metaTitle: 'Free courses',
  metaDescription:
    'Free courses of universities and institutions in AI, technology and business, and learning paths to read here without an account.',
  title: 'Free courses',
  lead: 'From universities and other institutions. Search for a course and start.',
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
  figures: 'Each course page says where its learner counts and ratings come from.',
  paths: {
    title: 'Learn here, in lessons of 12 minutes',
    body: 'Our own learning paths: your first mission, how to use a phone, your first sale. You need no app and no account.',
    link: 'School of World',
  },
  suggest: { ask: 'Do you know a free course that we should list?', link: 'Tell us about it' },

  course: {
    back: 'All courses',
    backToPaths: 'School of World',
    about: 'About this course',
    modules: 'Modules',
    moduleOf: (number: number, count: number) => `Module ${number} of ${count}`,
    done: 'Done',
    progress: (done: number, count: number) => `${done} of ${count} modules done`,
    signIn: 'Sign in to save your progress',
    signInNote: {
      here: 'You can read everything without an account. With an account, we save your progress.',
      external: 'With an account you can mark the course as started and find it again.',
    },
    leaves: (host: string) =>
      `The course is on another site, ${host}. It opens in a new tab. The privacy rules of that site apply there.`,
    broken: (date: string) => `This link did not work on ${date}. We are looking for a new one.`,
    checked: (date: string) => `Link checked on ${date}.`,
    retired: 'This course is no longer listed. You started it, so you can still open it.',
    began: (date: string) => `Started on ${date}.`,
    markStarted: 'I have started it',
    markCompleted: 'I have finished it',
    markNote: 'Only you see this. It counts in your own progress.',
    completedOn: (date: string) => `Finished on ${date}.`,
    leave: 'Remove from my courses',
    leaveNote: 'This deletes your progress. You keep your badge.',
    details: 'Details',
    facts: {
      provider: 'Provider',
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
      scale: '1 is poor, 5 is excellent.',
      save: 'Save my rating',
      yours: (rating: number) => `Your rating: ${rating} of 5.`,
    },
    finished: {
      title: 'Path completed',
      badge: (badge: string) => `Skill Identity Boost: ${badge}`,
      body: (date: string) => `You completed every module on ${date}. The badge stays in your account.`,
      share: 'Share this path',
      shareText: (title: string) => `I finished “${title}”. It is free, and you need no account:`,
      next: 'Choose the next path',
    },
  },

  module: {
    task: 'Your task',
    markDone: 'Mark module as done',
    finish: 'Finish the course',
    done: 'Module done.',
    next: (title: string) => `Next: ${title}`,
    previous: (title: string) => `Previous: ${title}`,
    overview: 'Back to the course',
    signIn: 'Sign in to save your progress',
    minutes: (minutes: number) => `${minutes} min`,
    pages: 'Other modules',
  },
} as const
