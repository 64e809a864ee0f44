import type { Desk } from '#app/features/requests/form.ts'

const DYES: Readonly<Record<Desk, string>> = {
  front: 'd-indigo',
  partnership: 'd-peacock',
  stories: 'd-lotus',
  programmes: 'd-neem',
  market: 'd-turmeric',
  solve: 'd-turmeric',
  care: 'd-neem',
  wellbeing: 'd-jamun',
  legal: 'd-indigo',
  safety: 'd-madder',
}

/** The colour of a queue in lists. */
export const dyeOf = (desk: Desk): string => DYES[desk]
