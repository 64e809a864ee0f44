import type { Challenge } from './scripts-copy.ts'

/** The current step and the answers so far. Going back keeps them. */
export interface Flow {
  challenge: Challenge | null
  step: 1 | 2 | 3
  emotion: string
  reflection: string
  ritual: string
}

export const START: Flow = { challenge: null, step: 1, emotion: '', reflection: '', ritual: '' }

export type FlowAction =
  | { type: 'choose'; challenge: Challenge }
  | { type: 'answer'; field: 'emotion' | 'reflection' | 'ritual'; value: string }
  | { type: 'show'; step: Flow['step'] }
  | { type: 'leave' }

/** Whether the step is answered: an emotion, text that is not blank, a ritual. */
export function isAnswered({ step, emotion, reflection, ritual }: Flow): boolean {
  return [emotion, reflection.trim(), ritual][step - 1] !== ''
}

/** The flow's reducer. `show` follows the history. `leave` is also used after saving: empty answers. */
export function flowReducer(flow: Flow, action: FlowAction): Flow {
  switch (action.type) {
    case 'choose':
      return action.challenge === flow.challenge ? flow : { ...START, challenge: action.challenge }
    case 'answer':
      return { ...flow, [action.field]: action.value }
    case 'show':
      return { ...flow, step: action.step }
    case 'leave':
      return START
  }
}
