import type { LineProblem } from '#app/features/orders/views.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'

/** The text of a problem. */
export function problemText(problem: LineProblem): string {
  const words = copy.problems
  const { kind, available = 0 } = problem
  switch (kind) {
    case 'too-few':
    case 'too-few-for-guests':
      return words[kind](available)
    case 'not-to-this-state':
      return words[kind](problem.within ?? '')
    case 'no-delivery':
      return words[kind](problem.to ?? '')
    case 'on-holiday':
      return words[kind](problem.until ? formatDate(problem.until) : '')
    case 'below-minimum':
      return words[kind](rupees(problem.minimumMinor), rupees(problem.missingMinor))
    default:
      return words[kind]
  }
}

const rupees = (amountMinor = 0) => formatMoney(amountMinor, 'INR')
