import { builderCopy as copy, copy as campaignCopy } from '#app/features/fundraising/copy.ts'
import { returnReasons } from '#app/features/fundraising/monthly/copy.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { LANGUAGES } from '#app/platform/language/languages.ts'
import { storedWords } from '#app/platform/language/stored-words.server.ts'
import type { StorySection } from '#app/features/fundraising/schema.ts'

// Words of ours that are stored with a campaign, in the language of whoever reads it. What people wrote stays.

export const storedCategory = (category: string): string => storedWords(copy.categories, category)

export const storedNote = (note: string | null): string | null => note && storedWords(copy.page, note)

export const storedStory = (story: readonly StorySection[]): StorySection[] =>
  story.map((section) => ({ ...section, heading: storedWords(copy.page, section.heading) }))

/** Of an organiser or a supporter whose account was erased; other names and texts stay. */
export const storedName = (name: string): string => storedWords(erased, name)

export const readableName = <Row extends { nameSnapshot: string | null }>(row: Row): Row => ({
  ...row,
  nameSnapshot: row.nameSnapshot && storedName(row.nameSnapshot),
})

const erased = perLanguage(() => ({ ...copy.left, supporter: campaignCopy.forgotten }))

/** Why a gift went back. */
export const storedReturn = (reason: string): string => storedWords(returns, reason)

const returns = perLanguage(() => ({ ...campaignCopy.returned, ...returnReasons }))
/** Whether the heading of a part of a story, or the note about the organiser, is ours, in whichever language. */
export const isOurs = (text: string): boolean =>
  LANGUAGES.some((language) => inLanguage(language, () => Object.values<string>(copy.page).includes(text)))

const CALL = /^Support(?: (.+))?$/

/** The label of the button for a gift: 'Support', or with the name of whom it is for. */
export function storedCall(label: string): string {
  const call = CALL.exec(label)
  return call ? copy.call(call[1]) : label
}
