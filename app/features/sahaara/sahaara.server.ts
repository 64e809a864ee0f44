import { type EventCard, formatEventTime } from '#app/features/events/views.ts'
import { SAHAARA_MOODS, type SahaaraMood } from '#app/features/private-notes/views.ts'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { copy } from './copy.ts'
import type { SahaaraEvent } from './events.tsx'
import type { PeaceStoryView } from './peace-stories.tsx'
import { PEACE_STORIES } from './samples-copy.ts'

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
  return {
    wing: drawKolam({ kind: 'wing', wing: 'sahaara' }),
    petals: drawKolam({ kind: 'petals', count: SAHAARA_MOODS.length }),
    moods: Object.fromEntries(moods) as Record<SahaaraMood, KolamDrawing>,
  }
}

/** The stories with a kolam and a dye for each. */
export const peaceStories = (): PeaceStoryView[] =>
  PEACE_STORIES.map((story, i) => ({
    ...story,
    drawing: drawKolam({ kind: 'person', id: `peace-${story.id}` }),
    dye: DYES[i % DYES.length] ?? '',
  }))

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
    picture: event.picture && { ...event.picture, alt: event.picture.caption || copy.events.pictureOf(title) },
  }
}
