import { companionCopy as copy, type Tip, type UserContext } from './companion-copy.ts'
import type { UserProgress } from '#app/features/torch/journey/journey.ts'

/** A tip stays for so long before the next one comes. */
export const ROTATION_MS = 8_000
const READY_TO_EARN_COURSES = 3
const TOUCHING_STORIES = 2
const HEARTS_PER_STORY = 6

export type CompanionPage = 'home' | 'solve'

interface Situation {
  /** An unknown context is a new one. */
  userContext?: string
  currentPage?: CompanionPage
  userProgress?: Pick<UserProgress, 'coursesCompleted' | 'storiesShared'>
  /** Where she stands: a tip that leads there is left out. */
  path?: string
}

/** What Torch says here: the solve page's own four; else what her progress calls for; else what fits who she is. */
export function tipsFor({ userContext = 'new', currentPage = 'home', userProgress, path }: Situation): readonly Tip[] {
  if (currentPage === 'solve') return copy.solve
  const { coursesCompleted = 0, storiesShared = 0 } = userProgress ?? {}
  if (coursesCompleted >= READY_TO_EARN_COURSES) return [copy.readyToEarn]
  if (storiesShared >= TOUCHING_STORIES) return [copy.heartsTouched(storiesShared * HEARTS_PER_STORY)]
  const context = Object.hasOwn(copy.contexts, userContext) ? (userContext as UserContext) : 'new'
  return copy.contexts[context].filter(({ link }) => link !== path)
}

/** The solve page's tips wait to be turned by hand; everywhere else they turn by themselves. */
export function isRotating(tips: readonly Tip[], currentPage: CompanionPage): boolean {
  return tips.length > 1 && currentPage !== 'solve'
}
