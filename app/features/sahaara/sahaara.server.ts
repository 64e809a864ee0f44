import { type EventCard, formatEventTime } from '#app/features/events/views.ts'
import { SAHAARA_MOODS, type SahaaraMood } from '#app/features/private-notes/views.ts'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { drawKolam } from '#app/ui/kolam/drawing.server.ts'
import type { SahaaraEvent } from './events.tsx'
import { PEACE_STORIES } from './samples.ts'

/** The kolam of each mood is generated from this seed. */
const SEEDS: Record<SahaaraMood, string> = {
  peaceful: 'peaceful-3',
  overwhelmed: 'over-8',
  hopeful: 'hope-1',
  restless: 'rest-6',
  tender: 'tender-2',
  growing: 'grow-5',
}
const DYES = ['d-lotus', 'd-neem', 'd-turmeric', 'd-peacock', 'd-jamun', 'd-madder']

/** All drawings of the page. */
export function drawings() {
  const moods = SAHAARA_MOODS.map((mood) => [mood, drawKolam({ kind: 'person', id: SEEDS[mood] })])
  const storyDrawings = PEACE_STORIES.map(({ id }, i) => [
    id,
    { drawing: drawKolam({ kind: 'person', id: `peace-${id}` }), dye: DYES[i % DYES.length] ?? '' },
  ])
  return {
    wing: drawKolam({ kind: 'wing', wing: 'sahaara' }),
    petals: drawKolam({ kind: 'petals', count: SAHAARA_MOODS.length }),
    moods: Object.fromEntries(moods) as Record<SahaaraMood, KolamDrawing>,
    storyDrawings: Object.fromEntries(storyDrawings) as Record<string, { drawing: KolamDrawing; dye: string }>,
  }
}

/** An event formatted for its card. */
export function eventView(event: EventCard): SahaaraEvent {
  const { slug, path, title, summary, place, isOnline, isFull, seatsLeft, entry } = event
  return {
    slug,
    path,
    title,
    summary,
    place,
    isOnline,
    isFull,
    seatsLeft,
    isFree: entry === 'free',
    when: formatEventTime(event),
  }
}
