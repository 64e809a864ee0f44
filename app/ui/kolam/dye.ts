import { hash } from './seed.ts'

const DYES = ['indigo', 'turmeric', 'lotus', 'neem', 'madder', 'peacock', 'jamun'] as const

/** A dye of the house; `d-${dye}` is its class. */
export type Dye = (typeof DYES)[number]

/** The dye of a person, or of anything that has no wing to give it one: the same id always wears the same dye. */
export function dyeOf(id: string): Dye {
  return DYES[hash(`d${id}`) % DYES.length] ?? DYES[0]
}
