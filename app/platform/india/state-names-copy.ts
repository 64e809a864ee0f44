import { INDIAN_STATES, type IndianState } from './states.ts'

/** Names of the States for people. What is stored, posted and compared is the English name. */
export const stateNames = Object.fromEntries(INDIAN_STATES.map((state) => [state, state])) as Readonly<
  Record<IndianState, string>
>
