import type { Queue } from '#app/features/requests/form.ts'

const DYES: Readonly<Record<Queue, string>> = {
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
export const dyeOf = (queue: Queue): string => DYES[queue]
