import type { LineProblem } from '#app/features/orders/views.ts'
import { copy } from './copy.ts'

/** The text of a problem. */
export function problemText({ kind, available = 0, within = '' }: LineProblem): string {
  const words = copy.problems
  switch (kind) {
    case 'too-few':
    case 'too-few-for-guests':
      return words[kind](available)
    case 'not-to-this-state':
      return words['not-to-this-state'](within)
    default:
      return words[kind]
  }
}
