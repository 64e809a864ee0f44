import { test } from 'vitest'

// `npm test` runs a sample of what takes long; `npm run test:faults` and `npm run test:all` run all of it.

export const IS_FULL = process.env['FULL'] === '1'

/** A test that `npm test` leaves out. */
export const fullTest = IS_FULL ? test : test.skip

/** Every `step`-th of them in `npm test`. */
export function sampleOf<T>(all: readonly T[], step: number): readonly T[] {
  return IS_FULL ? all : all.filter((_, index) => index % step === 0)
}
