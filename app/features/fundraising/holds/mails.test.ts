import { test } from 'vitest'
import { documentRefusedMail } from '#app/features/fundraising/campaign-checks/mails.ts'
import { expectGoldenMails } from '#test/print-mails.ts'
import { holdMail, liftedMail, upheldMail } from './mails.ts'

const site = { siteUrl: 'https://diya.example', brandName: 'Diya & Co' }
const campaign = { slug: 'sewing-room', title: 'A sewing room for "Lakshmi" & <friends>' }
const endsAt = new Date('2026-12-04T12:34:00Z')
const reason = 'Bill 3 has no stamp.\nSee http://evil.example'

test('each mail equals its golden file', async () => {
  await expectGoldenMails({
    'an amount on hold': holdMail({ campaign, amountMinor: 1_234_550, reason, endsAt }, site),
    'everything on hold': holdMail({ campaign, amountMinor: null, reason, endsAt }, site),
    lifted: liftedMail({ campaign, answer: null }, site),
    'lifted with an answer': liftedMail({ campaign, answer: 'You are right.' }, site),
    upheld: upheldMail({ campaign, endsAt, answer: 'The hospital has not answered.' }, site),
    'a document refused': documentRefusedMail({ campaign, kind: 'identity', reason }, site),
  })
})
