/** What a person has done here. Money is in whole rupees, earned or raised. */
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

/** A full petal of the confidence flower, in its order. */
export const TARGETS: Readonly<UserProgress> = {
  coursesCompleted: 10,
  storiesShared: 5,
  missionsLaunched: 3,
  moneyEarned: 10_000,
  squadMembers: 10,
}

/** What a visitor is shown, always marked as an example. */
export const EXAMPLE_PROGRESS: Readonly<UserProgress> = {
  coursesCompleted: 3,
  storiesShared: 2,
  missionsLaunched: 1,
  moneyEarned: 2_400,
  squadMembers: 0,
}

export type Band = 'first-steps' | 'momentum' | 'impact' | 'changemaker' | 'beacon'

/** From so many percent on, highest first. */
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

/** The rounded average of the five completions, each capped at 100. */
export function confidencePercent(progress: UserProgress): number {
  const completions = completionsOf(progress)
  return Math.round((completions.reduce((sum, share) => sum + share, 0) / completions.length) * 100)
}

export function bandOf(percent: number): Band {
  return BANDS.find(([from]) => percent >= from)?.[1] ?? 'first-steps'
}

/** The lamps that follow from her progress; only reading and asking for help are told apart from it. */
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

/** The tracker beside the example: she has read three stories and not asked for help. */
export const EXAMPLE_TRACKER: Readonly<TorchTracker> = trackerOf(EXAMPLE_PROGRESS, {
  storiesRead: 3,
  reachedOutForHelp: false,
})

/** Which lamps burn. */
export function lampsOf(tracker: TorchTracker): { id: keyof TorchTracker; isLit: boolean }[] {
  return keysOf({ ...tracker, showedUpToday: true }).map((id) => ({
    id,
    isLit: id === 'showedUpToday' || Boolean(tracker[id]),
  }))
}

/** The count of wins. */
export function winsOf(tracker: TorchTracker): number {
  return lampsOf(tracker).filter(({ isLit }) => isLit).length
}

function keysOf<Keys extends object>(record: Keys): (keyof Keys)[] {
  return Object.keys(record) as (keyof Keys)[]
}
