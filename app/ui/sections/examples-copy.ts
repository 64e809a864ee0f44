import { SAMPLES_UNTIL_REAL } from '#app/platform/samples.ts'

export const copy = {
  title: 'Examples',
  lead: `We invented these examples. They disappear when there are ${SAMPLES_UNTIL_REAL} real ones.`,
} as const
