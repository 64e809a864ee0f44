/** What a user has done here. Money is in whole rupees, earned or raised. */
export interface UserProgress {
  coursesCompleted: number
  storiesShared: number
  missionsLaunched: number
  moneyEarned: number
  squadMembers: number
}

/** The six lamps of the tracker. Showing up today always counts. */
export interface TorchTracker {
  showedUpToday: boolean
  storiesRead: number
  reachedOutForHelp: boolean
  sharedStory: boolean
  joinedSquad: boolean
  completedMission: boolean
}

/** The values at which each petal of the confidence flower is full, in the order of the petals. */
export const TARGETS: Readonly<UserProgress> = {
  coursesCompleted: 10,
  storiesShared: 5,
  missionsLaunched: 3,
  moneyEarned: 10_000,
  squadMembers: 10,
}

/** From this many completed courses on, the suggestion is to earn. */
export const READY_TO_EARN_COURSES = 3

/** Shown to visitors, always marked as an example. */
export const EXAMPLE_PROGRESS: Readonly<UserProgress> = {
  coursesCompleted: 3,
  storiesShared: 2,
  missionsLaunched: 1,
  moneyEarned: 2_400,
  squadMembers: 0,
}

export type Band = 'first-steps' | 'momentum' | 'impact' | 'changemaker' | 'beacon'

/** The lower bound of each band in percent, highest first. */
const BANDS: readonly (readonly [percent: number, band: Band])[] = [
  [80, 'beacon'],
  [60, 'changemaker'],
  [40, 'impact'],
  [20, 'momentum'],
]

/** How full each petal is, from 0 to 1, in the order of the targets. */
export function completionsOf(progress: UserProgress): number[] {
  return keysOf(TARGETS).map((key) => Math.max(0, Math.min(1, progress[key] / TARGETS[key])))
}

/** The average of the five completions in percent, rounded; each counts at most 100. */
export function confidencePercent(progress: UserProgress): number {
  const completions = completionsOf(progress)
  return Math.round((completions.reduce((sum, share) => sum + share, 0) / completions.length) * 100)
}

export function bandOf(percent: number): Band {
  return BANDS.find(([from]) => percent >= from)?.[1] ?? 'first-steps'
}

/**
 * The lamps for this progress; reading and asking for help are passed in because the progress does not contain them.
 */
export function trackerOf(
  progress: UserProgress,
  also: Pick<TorchTracker, 'storiesRead' | 'reachedOutForHelp'>,
): TorchTracker {
  return {
    showedUpToday: true,
    ...also,
    sharedStory: progress.storiesShared > 0,
    joinedSquad: progress.squadMembers > 0,
    completedMission: progress.missionsLaunched > 0,
  }
}

/** The tracker of the example: three stories read, no help asked. */
export const EXAMPLE_TRACKER: Readonly<TorchTracker> = trackerOf(EXAMPLE_PROGRESS, {
  storiesRead: 3,
  reachedOutForHelp: false,
})

/** Which lamps are lit. */
export function lampsOf(tracker: TorchTracker): { id: keyof TorchTracker; isLit: boolean }[] {
  return keysOf({ ...tracker, showedUpToday: true }).map((id) => ({
    id,
    isLit: id === 'showedUpToday' || Boolean(tracker[id]),
  }))
}

/** The number of lit lamps. */
export function winsOf(tracker: TorchTracker): number {
  return lampsOf(tracker).filter(({ isLit }) => isLit).length
}

function keysOf<Keys extends object>(record: Keys): (keyof Keys)[] {
  return Object.keys(record) as (keyof Keys)[]
}
