import { hash } from './seed.ts'

const DYES = ['indigo', 'turmeric', 'lotus', 'neem', 'madder', 'peacock', 'jamun'] as const

/** A colour theme; its CSS class is `d-${dye}`. */
export type Dye = (typeof DYES)[number]

/** The dye of a person, or of anything without a wing: always the same for the same id. */
export function dyeOf(id: string): Dye {
  return DYES[hash(`d${id}`) % DYES.length] ?? DYES[0]
}
