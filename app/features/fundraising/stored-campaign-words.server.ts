import { builderCopy as copy } from '#app/features/fundraising/copy.ts'
import { storedWords } from '#app/platform/language/stored-words.server.ts'
import type { StorySection } from '#app/features/fundraising/schema.ts'

// Words of ours that are stored with a campaign, in the language of whoever reads it. What people wrote stays.

export const storedCategory = (category: string): string => storedWords(copy.categories, category)

export const storedNote = (note: string | null): string | null => note && storedWords(copy.page, note)

export const storedStory = (story: readonly StorySection[]): StorySection[] =>
  story.map((section) => ({ ...section, heading: storedWords(copy.page, section.heading) }))

const CALL = /^Support(?: (.+))?$/

/** The label of the button for a gift: 'Support', or with the name of whom it is for. */
export function storedCall(label: string): string {
  const call = CALL.exec(label)
  return call ? copy.call(call[1]) : label
}
