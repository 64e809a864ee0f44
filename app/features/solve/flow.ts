import type { Challenge } from './scripts-copy.ts'

/** Where she stands in the flow, and what she chose so far. Going back never loses it. */
export interface Flow {
  challenge: Challenge | null
  step: 1 | 2 | 3
  emotion: string
  reflection: string
  ritual: string
}

export const START: Flow = { challenge: null, step: 1, emotion: '', reflection: '', ritual: '' }

export type FlowChange =
  | { type: 'choose'; challenge: Challenge }
  | { type: 'answer'; field: 'emotion' | 'reflection' | 'ritual'; value: string }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'leave' }

/** The step is answered, so that it may go on: a feeling, words that are not blank, a ritual. */
export function isAnswered({ step, emotion, reflection, ritual }: Flow): boolean {
  return [emotion, reflection.trim(), ritual][step - 1] !== ''
}

/** The flow after a change. `leave` is also what happens after saving: back to the list, with nothing kept. */
export function change(flow: Flow, what: FlowChange): Flow {
  switch (what.type) {
    case 'choose':
      return what.challenge === flow.challenge ? flow : { ...START, challenge: what.challenge }
    case 'answer':
      return { ...flow, [what.field]: what.value }
    case 'next':
      return flow.step < 3 && isAnswered(flow) ? { ...flow, step: flow.step === 1 ? 2 : 3 } : flow
    case 'back':
      return flow.step > 1 ? { ...flow, step: flow.step === 3 ? 2 : 1 } : START
    case 'leave':
      return START
  }
}
