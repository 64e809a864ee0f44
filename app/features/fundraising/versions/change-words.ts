import type { PageChange } from '#app/features/fundraising/views.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'

const rupees = (minor: unknown) => formatMoney(Number(minor), 'INR')

/** A change in one sentence. */
export function changeWords({ part, before, after }: Pick<PageChange, 'part' | 'before' | 'after'>): string {
  switch (part) {
    case 'story':
    case 'costs':
    case 'beneficiary':
    case 'translation':
      return copy.changed[part]
    case 'goal':
      return copy.changed.goal(rupees(after), rupees(before))
    case 'end':
      return copy.changed.end(formatDate(new Date(String(after))))
  }
}
