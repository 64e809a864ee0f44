import { formFor } from '#app/platform/text/plural.ts'

/** Themes of the feed in display order; a theme is a cause, and `all` shows all of them. */
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
    stories: (count: number) => formFor(count, 'story shared', 'stories shared'),
    likes: (count: number) => formFor(count, 'community like', 'community likes'),
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
  failed: 'Error loading stories',
  shared: { title: 'Story shared!', body: 'Your good deed has been added to the community feed.' },
  done: {
    'blocked-person': 'You will not see what she signed any more, and she will not see yours. She is not told.',
    'blocked-story':
      'You will not see this story any more. It is told without a name, so others by the same hand cannot be left out.',
    'taken-back': 'Your story is taken back. Its words and pictures are gone.',
  } as Readonly<Record<string, string>>,
} as const

export const THEMES = Object.keys(themes) as (keyof typeof themes)[]
export type Theme = keyof typeof themes
