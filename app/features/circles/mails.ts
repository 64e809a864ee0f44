import type { Site } from '#app/platform/config/site.ts'
import { composeMail, type MailBody } from '#app/platform/mail/compose.ts'
import { mailCopy } from '#app/platform/mail/copy.ts'
import { copy } from './copy.ts'
import type { WholeChapter } from './queries.server.ts'

/** To somebody whom a chapter accepted: the only mail that names the hour and the place. */
export function acceptanceMail(
  { siteUrl, brandName }: Site,
  { name, chapter }: { name: string; chapter: Pick<WholeChapter, 'name' | 'place' | 'weekday' | 'meets'> },
): MailBody {
  const { subject, body, rows, after } = copy.mail
  return composeMail({
    subject: subject(chapter.name),
    blocks: [
      mailCopy.greeting(name),
      body(chapter.name, brandName),
      {
        rows: [
          [rows.town, chapter.place],
          ...(chapter.weekday ? [[rows.day, chapter.weekday] as const] : []),
          [rows.meets, chapter.meets],
        ],
      },
      after,
      { link: `${siteUrl}/fearless-girls` },
    ],
  })
}
