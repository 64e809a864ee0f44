import { formatDay } from '#app/platform/time/indian-days.ts'
import { donorCopy as copy } from './copy.ts'
import type { GiftTax } from './tax-details.server.ts'

/** The tax deduction of a gift with formatted texts, for the receipt on the screen and on paper. */
export function taxView({ organisation, pan, number, law, donorPanEnding, lastDay, isLate }: GiftTax) {
  const { rows } = copy
  const facts = [
    { label: rows.organisation, value: organisation },
    { label: rows.pan, value: pan },
    { label: rows.number, value: number },
    ...(donorPanEnding ? [{ label: rows.donor, value: copy.ending(donorPanEnding) }] : []),
  ]
  return {
    given: copy.given(organisation),
    approved: copy.law(law.section, law.act, law.formerly),
    facts,
    next: donorPanEnding
      ? copy.saved(organisation, law.certificate)
      : copy.ask(organisation, law.statement, law.certificate),
    hasDetails: donorPanEnding !== null,
    until: isLate ? copy.late : copy.until(formatDay(lastDay)),
    canAdd: !isLate,
  }
}

export type TaxView = ReturnType<typeof taxView>
