import type { Db } from '#app/platform/db/database.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { type CircleEvent, circleTopic, eventTags } from './events.ts'
import type { Circle } from './schema.ts'

/** On commit: notifies open pages over server-sent events and invalidates the cached pages of this event. */
export async function announce(tx: Db, { circle, slug }: { circle: Circle; slug: string }): Promise<void> {
  const data: CircleEvent = { event: 'changed', data: null }
  await publish(tx, [{ topic: circleTopic(circle), data }, pagesChanged(eventTags(slug))])
}
