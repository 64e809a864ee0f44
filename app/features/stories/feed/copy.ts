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
  description: 'Students write about their good deeds: what they did, and what changed.',
  back: 'All programmes',
  headline: 'Stories of good deeds, by students.',
  lead: 'Read what students did to help others, and share your own story.',
  open: {
    student: 'Share Your Story',
    waiting: 'Share Your Story',
    member: 'Complete your student profile',
    visitor: 'Sign in to share your story',
  },
  openHint: {
    member: 'Only students can share stories. You need to enter your name and college.',
    visitor: 'Students with an account can share stories. You can read without an account.',
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
    'blocked-person': 'Blocked. You no longer see each other’s stories. The author is not notified.',
    'blocked-story':
      'You do not see this story any more. It is anonymous, so you may still see other stories by its author.',
    'taken-back': 'Your story is withdrawn. Its text and pictures are deleted.',
  } as Readonly<Record<string, string>>,
} as const

export const THEMES = Object.keys(themes) as (keyof typeof themes)[]
export type Theme = keyof typeof themes
