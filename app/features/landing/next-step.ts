import { READY_TO_EARN_COURSES, type TorchTracker, type UserProgress } from '#app/features/torch/journey/journey.ts'

export type NextStep = 'learn' | 'earn' | 'story' | 'squad' | 'mission' | 'account'

/** The first step that a member has not taken yet. */
export function nextStepOf(progress: UserProgress, tracker: TorchTracker): NextStep {
  if (progress.coursesCompleted === 0) return 'learn'
  if (progress.coursesCompleted >= READY_TO_EARN_COURSES && progress.moneyEarned === 0) return 'earn'
  if (!tracker.sharedStory) return 'story'
  if (!tracker.joinedSquad) return 'squad'
  if (!tracker.completedMission) return 'mission'
  return 'account'
}
