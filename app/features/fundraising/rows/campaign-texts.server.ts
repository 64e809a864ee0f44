import type { StorySection } from '#app/features/fundraising/schema.ts'
import { paragraphsOf } from '#app/features/fundraising/views.ts'
import type { Texts } from '#app/features/translations/schema.ts'

interface Written {
  title: string
  description: string
  story: readonly StorySection[]
}

// A part of the story is named by its heading, which stays when other parts are removed.
export const partName = (heading: string) => `part ${heading}`
export const quoteName = (heading: string) => `quote ${heading}`

/** What the organiser wrote, by field, for its translation; headings are words of ours. */
export const campaignTexts = ({ title, description, story }: Written): Texts => ({
  title,
  description,
  ...Object.fromEntries(
    story.flatMap(({ heading, paragraphs, quote = '' }) => [
      [partName(heading), paragraphs.join('\n\n')],
      [quoteName(heading), quote],
    ]),
  ),
})

/** The campaign with these texts instead of its own. */
export function withTexts<Campaign extends Written>(campaign: Campaign, texts: Texts): Campaign {
  const { title, description, story } = campaign
  return {
    ...campaign,
    title: texts['title'] ?? title,
    description: texts['description'] ?? description,
    story: story.map(({ heading, quote }) => ({
      heading,
      paragraphs: paragraphsOf(texts[partName(heading)] ?? ''),
      ...(quote && { quote: texts[quoteName(heading)] ?? quote }),
    })),
  }
}
