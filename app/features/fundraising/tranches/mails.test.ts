import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import {
  payeeAgainMail,
  payeeMail,
  payeeWrongMail,
  trancheArrivedMail,
  trancheBackMail,
  trancheFailedMail,
  trancheSentMail,
} from './mails.ts'

const site = { siteUrl: 'https://diya.example', brandName: 'Diya & Co' }
const campaign = { slug: 'sewing-room', title: 'A sewing room for "Lakshmi" & <friends>' }
const TRANCHE = { campaign, number: 'TR-26-00007', amountMinor: 1_234_550, ending: '6789' }
const reason = 'Account closed.\nSee http://evil.example'

test('each mail equals its golden file', async () => {
  await expectGoldenMails({
    'account changed': payeeMail({ campaign, ending: '6789' }, site),
    'account changed, a day later': payeeAgainMail({ campaign, ending: '6789' }, site),
    'account of another name': payeeWrongMail({ campaign, match: 'other' }, site),
    'account closed': payeeWrongMail({ campaign, match: 'closed' }, site),
    sent: trancheSentMail(TRANCHE, site),
    arrived: trancheArrivedMail({ ...TRANCHE, updateDueAt: new Date('2026-12-04T12:34:00Z') }, site),
    'came back': trancheFailedMail({ ...TRANCHE, reason }, site),
    'not paid': trancheBackMail({ ...TRANCHE, reason }, site),
  })
})
