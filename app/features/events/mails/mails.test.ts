import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { type TicketFacts, ticketMail } from './mails.ts'

const SITE = { siteUrl: 'https://diya.example', brandName: 'Diya & Co' }
const FACTS: TicketFacts = {
  event: {
    circle: 'heartbeat',
    title: 'Beats for <Books>',
    startsAt: new Date('2026-12-05T13:00:00Z'),
    endsAt: new Date('2026-12-05T14:30:00Z'),
    place: 'The Loft\nPune',
    cancellation: null,
    funds: null,
  },
  onlineUrl: 'https://meet.example/?a=1&b=2',
  name: 'Asha\r\nBcc: x@y.z',
  code: 'K7Q2M9XPRT',
}
const CANCELLED: TicketFacts = {
  ...FACTS,
  event: {
    ...FACTS.event,
    cancellation: { reason: 'The hall is closed.\nWe are sorry.', at: new Date('2026-12-01T06:00:00Z') },
    funds: {
      campaignSlug: 'books',
      currency: 'INR',
      raisedMinor: 0,
      goalMinor: 1,
      percent: 0,
      supporters: 0,
      isOpen: true,
    },
  },
}

test('every mail equals its golden file', async () => {
  await expectGoldenMails({
    joined: ticketMail('joined', FACTS, SITE),
    again: ticketMail('again', FACTS, SITE),
    changed: ticketMail('changed', FACTS, SITE),
    cancelled: ticketMail('cancelled', CANCELLED, SITE),
    'joined, private': ticketMail('joined', { ...FACTS, event: { ...FACTS.event, circle: 'sahaara' } }, SITE),
  })
})
