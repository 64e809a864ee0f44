import { byName } from '#app/platform/language/by-name.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import type { Language } from '#app/platform/language/languages.ts'
import hindi from './district-names.hi.txt?raw'

// Names of the districts for people. What is stored, posted and compared is the English name of places.txt. The lists stay
// on the server: a page gets the names of one State at most, in its language.

/** Value → name, in the order in which people read them. */
export type DistrictOptions = readonly (readonly [value: string, name: string])[]

const keyOf = (state: string, district: string): string => `${state}\t${district}`

/** Names by State and district; the first one is shown, the others are understood. */
function namesIn(text: string): ReadonlyMap<string, readonly string[]> {
  const lines = text.trimEnd().split('\n')
  return new Map(
    lines.map((line) => {
      const [state = '', district = '', names = ''] = line.split('\t')
      return [keyOf(state, district), names.split('/')]
    }),
  )
}

const byLanguage: Partial<Record<Language, ReadonlyMap<string, readonly string[]>>> = { hi: namesIn(hindi) }

/** All names of a district in other languages than English. */
export const translatedNames = (state: string, district: string): readonly string[] =>
  Object.values(byLanguage).flatMap((names) => names.get(keyOf(state, district)) ?? [])

/** A stored district in the current language; one that is not in the list as it is. */
export const districtName = (state: string, stored: string): string =>
  byLanguage[currentLanguage()]?.get(keyOf(state, stored))?.[0] ?? stored

/** Districts of a State (value and name in the current language) in the order of their names. */
export function districtOptions(state: string, districts: readonly string[]): DistrictOptions {
  return districts.map((each) => [each, districtName(state, each)] as const).toSorted(byName(([, name]) => name))
}
