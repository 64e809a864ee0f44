import { copy as startupWords } from '#app/features/startups/copy.ts'
import type { StartupView } from '#app/features/startups/queries.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { dyeOf } from '#app/ui/kolam/dye.ts'
import { copy } from './copy.ts'

export type StartupCard = ReturnType<typeof startupCard>

/** A startup formatted for display. */
export function startupCard(startup: StartupView) {
  const { slug, title, stage, category, equity, location, description, percent, founderName } = startup
  const words = copy.featured
  return {
    slug,
    title,
    description,
    founderName,
    percent,
    picture: startup.picture && { ...startup.picture, alt: startup.picture.caption || startupWords.pictureOf(title) },
    deck: startup.deck,
    kolam: drawKolam({ kind: 'thing', id: slug }),
    dye: dyeOf(slug),
    tags: [startupWords.stages[stage], category, equity && words.equity(equity), location].filter(Boolean),
    raised: words.raised(formatMoney(startup.raisedMinor, 'INR'), formatMoney(startup.targetMinor, 'INR')),
    facts: [
      words.investors(startup.investors),
      startup.daysLeft === null ? words.open : words.daysLeft(startup.daysLeft),
      words.stated,
    ],
  }
}
