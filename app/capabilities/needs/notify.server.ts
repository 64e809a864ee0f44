import type { Db } from '#app/platform/db/database.server.ts'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'
import { textInMail } from '#app/platform/mail/name-in-mail.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { copy } from './copy.ts'

export interface Site {
  brandName: string
  siteUrl: string
}

interface Posting {
  to: string | null
  /** The same is sent once. */
  key: string
  subject: string
  lines: readonly string[]
  path: string
  site: Site
  sealer: Sealer
  now: Date
}

/** Writes to her, with one link; nothing when she left no address. Nobody's contact stands in a mail. */
async function post(tx: Db, { to, key, subject, lines, path, site, sealer, now }: Posting): Promise<void> {
  if (to === null) return
  const text = `${[...lines, `${site.siteUrl}${path}`].join('\n\n')}\n`
  await enqueueMail(tx, { sealer }, { dedupeKey: key, to, subject, text, createdAt: now })
}

interface Telling {
  to: string | null
  need: { id: string; title: string }
  key: string
  site: Site
  sealer: Sealer
  now: Date
}

export function tellOfAnswer(tx: Db, { need, key, ...rest }: Telling): Promise<void> {
  const { subject, body } = copy.letters.answered
  const path = `/ssr/needs/${need.id}#answers`
  return post(tx, {
    ...rest,
    key: `need-answered:${key}`,
    subject: subject(rest.site.brandName),
    lines: body(need.title),
    path,
  })
}

export function tellOfAcceptance(tx: Db, { need, key, ...rest }: Telling): Promise<void> {
  const { subject, body } = copy.letters.accepted
  const path = `/ssr/needs/${need.id}#answer`
  return post(tx, {
    ...rest,
    key: `need-accepted:${key}`,
    subject: subject(rest.site.brandName),
    lines: body(textInMail(need.title)),
    path,
  })
}

export function tellOfHiding(tx: Db, { need, key, reason, ...rest }: Telling & { reason: string }): Promise<void> {
  const { subject, body } = copy.letters.hidden
  return post(tx, {
    ...rest,
    key: `need-hidden:${key}`,
    subject: subject(rest.site.brandName),
    lines: body(need.title, reason),
    path: '/contact',
  })
}
