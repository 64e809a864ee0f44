import { data } from 'react-router'
import { formatDateTime } from '#app/platform/time/dates.ts'
import { listMailbox } from '#app/platform/mail/outbox.server.ts'
import type { AttachmentRef } from '#app/platform/mail/tables.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/mailbox.route'
import { copy } from './copy.ts'
import { requireMailbox } from './require-mailbox.server.ts'
import './mailbox.css'

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.metaTitle),
  { name: 'robots', content: 'noindex' },
]

const ADDRESS = /(https?:\/\/\S+)/

/** The local mailbox, newest mail first. Only in development: 404 elsewhere. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  requireMailbox(ctx)
  const mails = await listMailbox(ctx)
  return data({
    mails: mails.map(({ id, to, subject, text, html, attachments, createdAt, sentAt }) => ({
      id,
      to,
      subject,
      text,
      hasHtml: html !== null,
      files: attachments.flatMap(fileOf),
      at: formatDateTime(createdAt),
      state: sentAt ? copy.state.sent : copy.state.waiting,
    })),
  })
}

export default function Mailbox({ loaderData: { mails } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap section mailbox" tabIndex={-1}>
      <header className="stack">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <p>
          <a href="/dev/mails">{copy.samples}</a>
        </p>
      </header>
      {mails.length === 0 && <p>{copy.none}</p>}
      {mails.map((mail) => (
        <details key={mail.id} className="card">
          <summary>
            <b>{mail.subject}</b>
            <span className="small secondary-ink">{`${mail.to} · ${mail.at} · ${mail.state}`}</span>
          </summary>
          {mail.hasHtml && (
            <iframe
              src={`/dev/mailbox/${mail.id}`}
              title={mail.subject}
              loading="lazy"
              sandbox="allow-same-origin allow-popups"
            />
          )}
          <pre>{mail.text.split(ADDRESS).map(linkify)}</pre>
          <p className="row pad">
            {mail.hasHtml && (
              <a href={`/dev/mailbox/${mail.id}`} target="_blank" rel="noreferrer">
                {copy.html}
              </a>
            )}
            {mail.files.map(({ href, label }) => (
              <a key={href} href={href} download>
                <Icon name="download" small />
                {label}
              </a>
            ))}
          </p>
        </details>
      ))}
    </main>
  )
}

/** Attachments are built when a mail is sent; here, when it is opened. */
function fileOf({ kind, id }: AttachmentRef): { href: string; label: string }[] {
  if (kind === 'ticket') return [{ href: `/tickets/${id}.ics`, label: copy.ticket }]
  if (kind === 'demo') return [{ href: `/partnership-hub/demo/${id}.ics`, label: copy.ticket }]
  return kind === 'receipt' ? [{ href: `/receipt/${id}.pdf`, label: copy.receipt }] : []
}

/** The odd parts are URLs. */
function linkify(part: string, index: number) {
  return index % 2 === 0 ? (
    part
  ) : (
    <a key={part} href={part}>
      {part}
    </a>
  )
}
