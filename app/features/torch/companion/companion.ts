import { companionCopy as copy, type Tip, type UserContext } from './companion-copy.ts'
import { READY_TO_EARN_COURSES, type UserProgress } from '#app/features/torch/journey/journey.ts'

/** How long a tip is shown before the next one. */
export const ROTATION_MS = 8_000
const TOUCHING_STORIES = 2
const HEARTS_PER_STORY = 6

export type CompanionPage = 'home' | 'solve'

interface TipsInput {
  /** Unknown values are treated as 'new'. */
  userContext?: string
  currentPage?: CompanionPage
  userProgress?: Pick<UserProgress, 'coursesCompleted' | 'storiesShared'>
  /** The current page: tips that link to it are left out. */
  path?: string
}

/**
 * The tips for a page and user: on the solve page its own four; else one that fits their progress; else those of their
 * context.
 */
export function tipsFor({ userContext = 'new', currentPage = 'home', userProgress, path }: TipsInput): readonly Tip[] {
  if (currentPage === 'solve') return copy.solve
  const { coursesCompleted = 0, storiesShared = 0 } = userProgress ?? {}
  if (coursesCompleted >= READY_TO_EARN_COURSES) return [copy.readyToEarn]
  if (storiesShared >= TOUCHING_STORIES) return [copy.heartsTouched(storiesShared * HEARTS_PER_STORY)]
  const context = Object.hasOwn(copy.contexts, userContext) ? (userContext as UserContext) : 'new'
  return copy.contexts[context].filter(({ link }) => link !== path)
}

/** The solve page's tips change only by hand; elsewhere they rotate. */
export function isRotating(tips: readonly Tip[], currentPage: CompanionPage): boolean {
  return tips.length > 1 && currentPage !== 'solve'
}
