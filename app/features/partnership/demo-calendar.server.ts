import type { Clock } from '#app/platform/time/clock.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { writeCalendar } from '#app/platform/file-formats/i-calendar.ts'
import type { AttachmentRef } from '#app/platform/mail/outbox.server.ts'
import type { Attachment } from '#app/platform/mail/transport.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import { copy } from './copy.ts'
import { demoUrl } from './mails.ts'
import { type DemoView, findDemo } from './queries.server.ts'

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH'

/** A demo as an iCalendar file. The UID is stable, so that a cancelled demo is removed from calendars. */
export function demoCalendar(demo: DemoView, { code, site, now }: { code: string; site: Site; now: Date }): string {
  const { id, startsAt, minutes, cancelledAt } = demo
  const url = demoUrl(site, code)
  return writeCalendar(
    {
      uid: `${id}@${new URL(site.siteUrl).hostname}`,
      sequence: cancelledAt ? 1 : 0,
      stampedAt: now,
      startsAt,
      endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
      title: copy.calendar.title(site.brandName),
      place: copy.calendar.place,
      description: `${copy.calendar.description} ${url}`,
      url,
      isCancelled: cancelledAt !== null,
    },
    { product: site.brandName },
  )
}

/** Builds the calendar file that a mail's attachment refers to; null for other attachments and unknown demos. */
export function demoAttachment({ db, clock, site }: { db: Db; clock: Clock; site: Site }) {
  return async ({ kind, id: code }: AttachmentRef): Promise<Attachment | null> => {
    const demo = kind === 'demo' ? await findDemo(db, { code, now: clock() }) : null
    if (!demo) return null
    const content = Buffer.from(demoCalendar(demo, { code, site, now: clock() }))
    return { filename: 'demo.ics', contentType: CALENDAR_TYPE, content }
  }
}
