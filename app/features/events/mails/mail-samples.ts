import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { DAY_MS, HOUR_MS } from '#app/platform/time/durations.ts'
import { type TicketFacts, type TicketMailKind, ticketMail } from './mails.ts'

const KINDS: readonly TicketMailKind[] = ['joined', 'again', 'changed']

export function mailSamples({ site, now }: SampleSource): MailDraft[] {
  const startsAt = new Date(now.getTime() + 10 * DAY_MS)
  const event: TicketFacts['event'] = {
    circle: 'heartbeat',
    title: 'Beats for Books',
    startsAt,
    endsAt: new Date(startsAt.getTime() + 2 * HOUR_MS),
    place: 'The Loft, Koregaon Park, Pune',
    cancellation: null,
    funds: null,
  }
  const quiet = {
    ...event,
    circle: 'sahaara' as const,
    title: 'Evening circle: sleeping after a loss',
    place: 'Online',
  }
  return [event, quiet].flatMap((found) => {
    const facts = { event: found, onlineUrl: null, name: 'Meera Joshi', code: 'K7QM2XTP9D' }
    const cancellation = { reason: 'The hall is closed for repairs.', at: now }
    return [
      ...KINDS.map((kind) => ticketMail(kind, facts, site)),
      ticketMail('cancelled', { ...facts, event: { ...found, cancellation } }, site),
    ]
  })
}
