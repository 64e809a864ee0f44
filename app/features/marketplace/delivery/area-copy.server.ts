import { listed } from '#app/platform/text/sentences.ts'

/** Words about the area that a seller delivers to. */
export const words = {
  india: 'Delivers all over India',
  within: (state: string) => `Delivers within ${state} only`,
  only: (states: string) => `Delivers to ${states} only`,
  except: (states: string) => `Delivers all over India except ${states}`,
  nowhere: 'Does not deliver at the moment',
  states: (count: number) => `${count} States`,
  list: listed,
} as const

/** What is wrong with a PIN code. */
export const pinWords = {
  wrong: 'A PIN code has six digits and does not start with 0.',
  unknown: 'We do not know a PIN code that starts like this. Check it.',
} as const
