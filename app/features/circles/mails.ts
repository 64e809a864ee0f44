import type { Site } from '#app/platform/config/site.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { nameInMail } from '#app/platform/mail/name-in-mail.ts'
import { copy } from './copy.ts'
import type { WholeChapter } from './queries.server.ts'

/** To somebody whom a chapter accepted: the only mail that names the hour and the place. */
export function acceptanceMail(
  site: Site,
  { name, chapter }: { name: string; chapter: Pick<WholeChapter, 'name' | 'place' | 'weekday' | 'meets'> },
): MailDraft {
  const { subject, body, rows, after, button, why } = copy.mail
  return {
    kind: 'chapters.accepted',
    site,
    subject: subject(chapter.name),
    name: nameInMail(name),
    blocks: [
      body(chapter.name, site.brandName),
      {
        rows: [
          [rows.town, chapter.place],
          ...(chapter.weekday ? [[rows.day, chapter.weekday] as const] : []),
          [rows.meets, chapter.meets],
        ],
      },
      after,
      { button: { label: button, url: `${site.siteUrl}/fearless-girls` } },
    ],
    why: why(site.brandName),
  }
}
