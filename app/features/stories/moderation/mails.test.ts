import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { decisionMail } from './mails.ts'

const SITE = { siteUrl: 'https://diya.example', brandName: 'Diya & Co' }
const STORY = {
  storyId: 'story-id',
  title: 'Trees <for> all',
  rule: 'private',
  words: 'It names a child.\nPlease leave the name out.',
} as const

test('every mail equals its golden file', async () => {
  await expectGoldenMails({
    hidden: decisionMail(SITE, { ...STORY, verdict: 'hidden' }),
    restored: decisionMail(SITE, { ...STORY, verdict: 'restored', rule: null }),
    'restored without words': decisionMail(SITE, { ...STORY, verdict: 'restored', rule: null, words: '' }),
    upheld: decisionMail(SITE, { ...STORY, verdict: 'upheld' }),
  })
})
