/** An invented supporter. */
interface DemoSupporter {
  name: string
  place: string
  amountMinor: number
}

export interface DemoState {
  raisedMinor: number
  supporters: number
  /** Newest first. */
  recent: readonly DemoSupporter[]
}

export const DEMO_GOAL_MINOR = 50_000_00
const RECENT_MAX = 5

const SAMPLES: readonly DemoSupporter[] = [
  { name: 'Asha', place: 'Pune', amountMinor: 500_00 },
  { name: 'Farhan', place: 'Lucknow', amountMinor: 250_00 },
  { name: 'Lakshmi', place: 'Madurai', amountMinor: 1_000_00 },
  { name: 'Gurpreet', place: 'Ludhiana', amountMinor: 300_00 },
  { name: 'Mary', place: 'Kochi', amountMinor: 750_00 },
  { name: 'Neha', place: 'Indore', amountMinor: 100_00 },
  { name: 'Sabina', place: 'Guwahati', amountMinor: 400_00 },
]

/** The initial state: the specification's sample campaign. */
export const DEMO_START: DemoState = {
  raisedMinor: 24_000_00,
  supporters: 156,
  recent: SAMPLES.slice(0, RECENT_MAX),
}

/**
 * One step of the demo: with the given chance a new supporter gives. `roll` is a random number from 0 to 1. Restarts
 * above the goal.
 */
export function nextDemoState(state: DemoState, roll: number, chance: number): DemoState {
  if (roll >= chance) return state
  const supporter = SAMPLES[state.supporters % SAMPLES.length]
  if (!supporter) return state
  const raisedMinor = state.raisedMinor + supporter.amountMinor
  if (raisedMinor > DEMO_GOAL_MINOR) return DEMO_START
  return {
    raisedMinor,
    supporters: state.supporters + 1,
    recent: [supporter, ...state.recent].slice(0, RECENT_MAX),
  }
}
