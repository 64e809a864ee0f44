import { impactOf, listPast, listUpcoming } from '#app/features/events/queries.server.ts'
import { percentOf } from '#app/features/fundraising/views.ts'
import { listApproved } from '#app/features/testimonies/queries.server.ts'
import { formatDateTime } from '#app/platform/time/dates.ts'
import { formatMoney } from '#app/platform/money.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { dyeOf } from '#app/ui/kolam/dye.ts'
import { copy } from './copy.ts'
import { eventView } from '#app/features/events/event/event-view.server.ts'
import type { MeterView } from './impact-meter.tsx'
import { SAMPLE_STORIES } from './samples-copy.ts'

const STORIES_MAX = 3
const CURRENCY = 'INR'

export async function loadEvents({ db, now }: RequestContext) {
  const [upcoming, past, impact] = await Promise.all([
    listUpcoming(db, { circle: 'heartbeat', now }),
    listPast(db, { circle: 'heartbeat', now }),
    impactOf(db, { circle: 'heartbeat', now }),
  ])
  const { raisedMinor, goalMinor, supporters, attendees, held } = impact
  const words = copy.meter
  const meter: MeterView | null =
    goalMinor > 0 || attendees > 0
      ? {
          raised: formatMoney(raisedMinor, CURRENCY),
          goal: formatMoney(goalMinor, CURRENCY),
          percent: goalMinor > 0 ? percentOf(raisedMinor, goalMinor) : 0,
          tiles: [
            words.gifts(supporters),
            words.people(attendees),
            words.upcoming(impact.upcoming),
            ...(held > 0 ? [words.held(held)] : []),
          ],
          at: formatDateTime(now),
        }
      : null
  return { upcoming: upcoming.map(eventView), past: past.map(eventView), meter }
}

/** The newest approved stories; samples fill the empty places. */
export async function loadStories({ db }: RequestContext) {
  const { entries } = await listApproved(db)
  const real = entries.filter(({ isSample }) => !isSample).slice(0, STORIES_MAX)
  const samples = SAMPLE_STORIES.map((sample) => ({ ...sample, isSample: true })).slice(real.length)
  return [...real, ...samples].map(({ id, story, name, place, isSample }) => ({
    id,
    story,
    name,
    place,
    isSample,
    dye: dyeOf(id),
    kolam: drawKolam({ kind: 'person', id }),
  }))
}
