import type { MailBlock, MailDraft } from '#app/platform/mail/draft.ts'
import type { Site } from '#app/platform/config/site.ts'
import { copy } from '#app/features/requests/copy.ts'
import { type Queue, QUEUES } from '#app/features/requests/form.ts'
import { showCode } from '#app/platform/text/code.ts'
import { formatDateTime } from '#app/platform/time/dates.ts'

const { mails } = copy

/** To the sender when the request is stored. Does not mention the subject, because phones are shared. */
export function receivedMail(site: Site, { code, hours }: { code: string; hours: number }): MailDraft {
  const { subject, text, body, label } = mails.received
  const blocks = [body(hours), { code: { label, value: showCode(code) } }]
  return { kind: 'requests.received', subject: subject(site.brandName), text, ...senderMail(site, { blocks, code }) }
}

interface News {
  code: string
  /** Of a private queue: the mail does not quote it. */
  isSealed: boolean
}

/** To the sender. */
export function repliedMail(site: Site, { body, code, isSealed }: News & { body: string }): MailDraft {
  const { subject, text, sealed, follow } = mails.replied
  const blocks = isSealed ? [sealed] : [body, follow]
  const kind: MailDraft['kind'] = isSealed ? 'requests.replied-sealed' : 'requests.replied'
  return { kind, subject: subject(site.brandName), text, ...senderMail(site, { blocks, code }) }
}

/** To the sender. */
export function closedMail(site: Site, { reason, code, isSealed }: News & { reason: string }): MailDraft {
  const { subject, text, sealed, body } = mails.closed
  const blocks = isSealed ? [sealed] : body(reason)
  const kind: MailDraft['kind'] = isSealed ? 'requests.closed-sealed' : 'requests.closed'
  return { kind, subject: subject(site.brandName), text, ...senderMail(site, { blocks, code }) }
}

function senderMail(
  site: Site,
  { blocks, code }: { blocks: readonly MailBlock[]; code: string },
): Omit<MailDraft, 'kind' | 'subject'> {
  const button = { label: mails.button, url: `${site.siteUrl}/follow`, posts: { code } }
  return { site, name: null, blocks: [...blocks, { button }], why: mails.why }
}

/** What the members of a queue read of a request: neither the sender nor the answers. */
interface QueueNews {
  queue: Queue
  /** The form's name. */
  title: string
  id: string
}

/** To the members of a queue. A private queue is not named, nor is the form: phones show mails while locked. */
export function waitingMail(site: Site, { queue, title, id }: QueueNews): MailDraft {
  const { subject, body } = mails.waiting
  return {
    kind: QUEUES[queue].isPrivate ? 'requests.waiting-private' : 'requests.waiting',
    subject: subject(deskOf(queue), site.brandName),
    ...queueMail(site, { id, first: body(QUEUES[queue].isPrivate ? null : title) }),
  }
}

/** To the members of a queue when a sender adds a message. */
export function addedMail(site: Site, { queue, id }: Omit<QueueNews, 'title'>): MailDraft {
  const { subject, body } = mails.added
  return {
    kind: QUEUES[queue].isPrivate ? 'requests.added-private' : 'requests.added',
    subject: subject(deskOf(queue), site.brandName),
    ...queueMail(site, { id, first: body }),
  }
}

/** To the members of a queue when the promised time has passed. */
export function lateMail(site: Site, { queue, title, id }: QueueNews): MailDraft {
  const { subject, body } = mails.late
  return {
    kind: QUEUES[queue].isPrivate ? 'requests.late-private' : 'requests.late',
    subject: subject(deskOf(queue), site.brandName),
    ...queueMail(site, { id, first: body(QUEUES[queue].isPrivate ? null : title) }),
  }
}

/** What the members of a desk read of a report of content: neither what it is about nor who sent it. */
interface ReportNewsInput {
  queue: Queue
  /** Where it is decided. */
  path: string
  dueAt: Date
}

/** To the members of a desk when somebody sends an urgent report. */
export function reportWaitingMail(site: Site, { queue, path, dueAt }: ReportNewsInput): MailDraft {
  const { subject, body } = mails.reportWaiting
  const first = body(formatDateTime(dueAt))
  return {
    kind: 'requests.report-waiting',
    subject: subject(deskOf(queue), site.brandName),
    ...deskMail(site, { path, first }),
  }
}

/** To the members of a desk when the time for a report has run out. */
export function reportLateMail(site: Site, { queue, path, dueAt }: ReportNewsInput): MailDraft {
  const { subject, body } = mails.reportLate
  const first = body(formatDateTime(dueAt))
  return {
    kind: 'requests.report-late',
    subject: subject(deskOf(queue), site.brandName),
    ...deskMail(site, { path, first }),
  }
}

const deskOf = (queue: Queue): string => (QUEUES[queue].isPrivate ? '' : mails.desk(copy.queues[queue]))

function queueMail(site: Site, { id, first }: { id: string; first: string }): Omit<MailDraft, 'kind' | 'subject'> {
  return deskMail(site, { path: `/operator/requests/${id}`, first, label: mails.inbox })
}

function deskMail(
  site: Site,
  { path, first, label = mails.report }: { path: string; first: string; label?: string },
): Omit<MailDraft, 'kind' | 'subject'> {
  const button = { label, url: `${site.siteUrl}${path}` }
  return { site, name: null, blocks: [first, { button }], why: mails.whyDesk }
}
