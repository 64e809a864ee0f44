import { SAMPLES_UNTIL_REAL } from '#app/platform/samples.ts'

export const copy = {
  title: 'Examples',
  lead: `Invented, to show what can stand here. They disappear when there are ${SAMPLES_UNTIL_REAL} real ones.`,
} as const
