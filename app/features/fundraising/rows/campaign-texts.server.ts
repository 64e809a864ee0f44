import type { CostLine, StorySection } from '#app/features/fundraising/schema.ts'
import { isOurs } from '#app/features/fundraising/stored-campaign-words.server.ts'
import { costName, headingName, partName, quoteName } from './text-names.ts'
import { paragraphsOf } from '#app/features/fundraising/views.ts'
import type { Texts } from '#app/features/translations/schema.ts'

interface Written {
  title: string
  description: string
  story: readonly StorySection[]
  costs: readonly CostLine[]
  organiserNote: string | null
}

/** What the organiser wrote, by field, for its translation. Headings and notes of ours have both languages anyway. */
export const campaignTexts = ({ title, description, story, costs, organiserNote }: Written): Texts => ({
  title,
  description,
  ...(organiserNote !== null && !isOurs(organiserNote) && { organiserNote }),
  ...Object.fromEntries(
    story.flatMap(({ heading, paragraphs, quote = '' }) => [
      ...(isOurs(heading) ? [] : [[headingName(heading), heading]]),
      [partName(heading), paragraphs.join('\n\n')],
      [quoteName(heading), quote],
    ]),
  ),
  ...Object.fromEntries(costs.map(({ what }) => [costName(what), what])),
})

/** The campaign with these texts instead of its own. */
export function withTexts<Campaign extends Written>(campaign: Campaign, texts: Texts): Campaign {
  const { title, description, story, costs, organiserNote } = campaign
  return {
    ...campaign,
    title: texts['title'] ?? title,
    description: texts['description'] ?? description,
    organiserNote: texts['organiserNote'] ?? organiserNote,
    story: story.map(({ heading, quote }) => ({
      heading: texts[headingName(heading)] ?? heading,
      paragraphs: paragraphsOf(texts[partName(heading)] ?? ''),
      ...(quote && { quote: texts[quoteName(heading)] ?? quote }),
    })),
    costs: costs.map((line) => ({ ...line, what: texts[costName(line.what)] ?? line.what })),
  }
}
