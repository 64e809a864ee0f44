import type { CourseTab, CourseType, Level, LinkResult, Track } from './schema.ts'

/** What a reader has of a course; null everywhere for a visitor and for who has not begun. */
export interface OwnPlace {
  startedAt: Date
  completedAt: Date | null
  /** Her own, 1 to 5. */
  rating: number | null
  /** Whole percent of the modules; of a course elsewhere 0 or 100. */
  percent: number
}

export interface CourseCard {
  slug: string
  /** '/school/seeds-first-sale' */
  path: string
  title: string
  provider: string
  type: CourseType
  tab: CourseTab | null
  track: Track | null
  level: Level
  duration: string
  description: string
  instructor: string | null
  tags: readonly string[]
  /** Learners before this platform, and places taken here since. */
  students: number
  /** The average with one decimal, or null while nobody has rated it; `ratings` is by how many. */
  rating: number | null
  ratings: number
  /** Where the figures before this platform come from. */
  figuresNote: string | null
  /** Modules that can be read here; 0 for a course elsewhere. */
  modules: number
  minutes: number
  own: OwnPlace | null
}

export interface CourseModule {
  slug: string
  title: string
  minutes: number
  isDone: boolean
}

export interface CoursePage extends CourseCard {
  /** Where a course elsewhere is; null for a learning path. */
  url: string | null
  languages: string
  costNote: string
  badge: string | null
  /** When she earned the badge. */
  badgeEarnedAt: Date | null
  /** The latest look at the link; null when nobody has looked. */
  linkCheck: { result: LinkResult; at: Date } | null
  isRetired: boolean
  modulesList: readonly CourseModule[]
}

export interface ModulePage {
  course: { slug: string; title: string; track: Track | null }
  slug: string
  title: string
  minutes: number
  /** In their order. */
  paragraphs: readonly string[]
  task: string
  /** 1 is the first. */
  number: number
  count: number
  isDone: boolean
  previous: { slug: string; title: string } | null
  next: { slug: string; title: string } | null
}

export interface BadgeView {
  badge: string
  course: { slug: string; title: string; track: Track | null }
  earnedAt: Date | null
}

/** Counted from the courses that are listed. */
export interface LearningFigures {
  courses: number
  providers: number
  paths: number
  modules: number
  /** Learners before this platform and since, in all listed courses. */
  students: number
  /** Learning paths that were finished, by all. */
  completed: number
  /** Where the figures from before come from; empty when there are none. */
  notes: readonly string[]
}

export interface SpotlightView {
  id: string
  name: string
  place: string
  quote: string
  step: string
  course: { slug: string; title: string }
  isSample: boolean
}

/** A course as operators see it, in any state. */
export interface OperatorCourse extends Omit<CourseCard, 'own'> {
  state: 'draft' | 'published' | 'retired'
  url: string | null
  badge: string | null
  languages: string
  costNote: string
  /** What was true before this platform, as it was typed. */
  baseline: { students: number; rating: number | null; ratings: number }
  enrolled: number
  completed: number
  linkCheck: { result: LinkResult; at: Date } | null
  isCheckDue: boolean
}

export interface OperatorModule {
  slug: string
  position: number
  title: string
  minutes: number
  body: string
  task: string
}

export interface OperatorSpotlight extends SpotlightView {
  /** When and how she agreed. */
  consent: string
  shownAt: Date
}
