import type { CourseTab, CourseType, Level, LinkResult, Track } from './schema.ts'

/** The reader's enrolment; null for visitors and users who are not enrolled. */
export interface OwnEnrolment {
  startedAt: Date
  completedAt: Date | null
  /** The reader's own rating, 1 to 5. */
  rating: number | null
  /** Percent of the modules, rounded down; 0 or 100 for an external course. */
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
  /** Learners before this platform plus enrolments here. */
  students: number
  /** Average with one decimal, null without ratings; `ratings` is their number. */
  rating: number | null
  ratings: number
  /** The source of the figures from before this platform. */
  figuresNote: string | null
  /** Number of modules; 0 for an external course. */
  modules: number
  minutes: number
  own: OwnEnrolment | null
}

export interface CourseModule {
  slug: string
  title: string
  minutes: number
  isDone: boolean
}

interface Badge {
  /** Its stored name, which decides how it is drawn. */
  id: string
  /** In the current language. */
  name: string
}

export interface CoursePage extends CourseCard {
  /** The address of an external course; null for a learning path. */
  url: string | null
  languages: string
  costNote: string
  badge: Badge | null
  /** When the reader earned the badge. */
  badgeEarnedAt: Date | null
  /** The latest link check; null without one. */
  linkCheck: { result: LinkResult; at: Date } | null
  isRetired: boolean
  modulesList: readonly CourseModule[]
}

export interface ModulePage {
  course: { slug: string; title: string; track: Track | null }
  slug: string
  title: string
  minutes: number
  paragraphs: readonly string[]
  task: string
  /** Position in the path, from 1. */
  number: number
  count: number
  isDone: boolean
  previous: { slug: string; title: string } | null
  next: { slug: string; title: string } | null
}

export interface BadgeView {
  badge: Badge
  course: { slug: string; title: string; track: Track | null }
  earnedAt: Date | null
}

/** Counted from the listed courses. */
export interface LearningFigures {
  courses: number
  providers: number
  paths: number
  modules: number
  /** Learners before this platform plus enrolments here, in all listed courses. */
  students: number
  /** Completed enrolments in listed learning paths. */
  completed: number
  /** Sources of the figures from before this platform; empty when there are none. */
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

/** A course in any state, for operators. */
export interface OperatorCourse extends Omit<CourseCard, 'own'> {
  state: 'draft' | 'published' | 'retired'
  url: string | null
  badge: string | null
  languages: string
  costNote: string
  /** The figures from before this platform. */
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
  /** When and how they consented. */
  consent: string
  shownAt: Date
}
