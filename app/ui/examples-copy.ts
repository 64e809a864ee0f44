import { SAMPLES_UNTIL_REAL } from '#app/platform/samples.ts'

export const copy = {
  title: 'Examples',
  lead: `Invented, to show how this page works. They disappear when there are ${SAMPLES_UNTIL_REAL} real ones.`,
} as const
