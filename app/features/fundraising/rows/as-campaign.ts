import { excerpt } from '#app/platform/text/text.ts'
import { builderCopy as copy } from '#app/features/fundraising/copy.ts'
import type { Cause } from '#app/features/fundraising/builder/form.ts'
import type { CostLine, StorySection } from '#app/features/fundraising/schema.ts'
import { paragraphsOf } from '#app/features/fundraising/views.ts'

const DESCRIPTION_CHARS_MAX = 220

interface Written {
  cause: Cause
  title: string
  story: string
  personalWhy: string
  goalMinor: number
  place: string | null
  costs: readonly CostLine[]
  organiserName: string
}

/** The public fields of a campaign in the builder; preview, review and page derive them the same way. */
export function asCampaign({ cause, title, story, personalWhy, goalMinor, place, costs, organiserName }: Written) {
  const sections: StorySection[] = [
    { heading: copy.page.story, paragraphs: paragraphsOf(story) },
    { heading: copy.page.personalWhy, paragraphs: paragraphsOf(personalWhy) },
  ]
  return {
    title,
    goalMinor,
    costs,
    organiserName,
    kind: 'student' as const,
    description: excerpt(story, DESCRIPTION_CHARS_MAX),
    story: sections,
    location: place ?? copy.anywhere,
    category: copy.categories[cause],
    organiserNote: copy.page.organiserNote,
  }
}
