import { type ChapterInput, openChapter } from '#app/features/circles/commands/open-chapter.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'

const CHAPTERS: readonly ChapterInput[] = [
  {
    slug: 'nagpur-sitabuldi',
    name: 'Sitabuldi squad',
    place: 'Nagpur',
    region: 'Maharashtra',
    weekday: 'Saturday',
    meets: '7:00 am, school yard behind the fort',
  },
  {
    slug: 'yavatmal-town',
    name: 'Yavatmal morning circle',
    place: 'Yavatmal',
    region: 'Maharashtra',
    weekday: 'Sunday',
    meets: '6:30 am, town library hall',
  },
  {
    slug: 'pune-kothrud',
    name: 'Kothrud climbers',
    place: 'Pune',
    region: 'Maharashtra',
    weekday: 'Wednesday',
    meets: '6:00 pm, community hall',
  },
  {
    slug: 'lucknow-gomti',
    name: 'Gomti riverside squad',
    place: 'Lucknow',
    region: 'Uttar Pradesh',
    weekday: 'Saturday',
    meets: '4:30 pm, riverside park',
  },
  {
    slug: 'jaipur-mansarovar',
    name: 'Mansarovar sisters',
    place: 'Jaipur',
    region: 'Rajasthan',
    weekday: 'Friday',
    meets: '5:00 pm, college gymnasium',
  },
  {
    slug: 'madurai-temple-street',
    name: 'Madurai evening circle',
    place: 'Madurai',
    region: 'Tamil Nadu',
    weekday: 'Thursday',
    meets: '5:30 pm, girls’ higher secondary school',
  },
  {
    slug: 'guwahati-uzan',
    name: 'Uzan bazar squad',
    place: 'Guwahati',
    region: 'Assam',
    weekday: 'Sunday',
    meets: '7:00 am, ferry ghat hall',
  },
  {
    slug: 'kochi-fort',
    name: 'Fort Kochi fearless',
    place: 'Kochi',
    region: 'Kerala',
    weekday: 'Tuesday',
    meets: '5:00 pm, beach ground',
  },
]

/** Adds eight invented chapters, so that the finder is not empty. */
export async function seedCircles(db: Db, now: Date): Promise<void> {
  for (const chapter of CHAPTERS) {
    await openChapter({ db, actor: DEMO_OPERATOR, now, requestId: 'demo' }, chapter)
  }
}
