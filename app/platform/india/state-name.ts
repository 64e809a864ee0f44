import { byName } from '#app/platform/language/by-name.ts'
import { stateNames } from './state-names-copy.ts'
import { findIndianState, INDIAN_STATES } from './states.ts'

/** A stored State or region in the current language; a place that is no State as it is. */
export function stateName(stored: string): string {
  const state = findIndianState(stored)
  return state ? stateNames[state] : stored
}

/** States (value → name in the current language) in the order of their names. */
export function stateOptions<State extends string>(
  states: readonly State[] = INDIAN_STATES as readonly string[] as readonly State[],
): Readonly<Record<State, string>> {
  const options = states.map((state) => [state, stateName(state)] as const)
  return Object.fromEntries(options.toSorted(byName(([, name]) => name))) as Readonly<Record<State, string>>
}
