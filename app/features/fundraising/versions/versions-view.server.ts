import type { CostLine, StoryText } from '#app/features/fundraising/schema.ts'
import type { Texts } from '#app/features/translations/schema.ts'
import type { PageChange } from '#app/features/fundraising/views.ts'
import { withoutName } from '#app/features/fundraising/beneficiaries/real-name.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { changeWords } from './change-words.ts'
import { copy } from './copy.ts'

/** A real name that is not public any more, and the name shown instead. */
type HiddenName = { real: string; shown: string } | null

/** The changes of a campaign, with the story and the costs as they were before, without a name that was hidden since. */
export const versionsView = (changes: readonly PageChange[], hidden: HiddenName) =>
  changes.map((change) => withoutHidden(hidden, viewOf(change)))
export type VersionView = ReturnType<typeof versionsView>[number]

function viewOf(change: PageChange) {
  return {
    id: change.id,
    date: formatDate(change.at),
    words: changeWords(change),
    reason: copy.because(change.reason),
    story: change.part === 'story' ? (change.before as StoryText) : null,
    translation: change.part === 'translation' ? Object.values(change.before as Texts) : null,
    costs: change.part === 'costs' ? linesOf(change.before as readonly CostLine[]) : null,
  }
}

/** The same texts with the shown name, at any depth. */
function withoutHidden<Texts>(hidden: HiddenName, texts: Texts): Texts {
  if (!hidden) return texts
  const { real, shown } = hidden
  return JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string' ? withoutName(value, real, shown) : value,
  ) as Texts
}

const linesOf = (costs: readonly CostLine[]) =>
  costs.map(({ what, amountMinor }) => ({ what, amount: formatMoney(amountMinor, 'INR') }))
