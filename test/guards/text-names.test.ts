import { expect, it } from 'vitest'
import { listSampleDrafts } from '#app/features/mailbox/samples/sample-mails.server.ts'
import { kindNames } from '#app/features/text-messages/kind-copy.ts'
import { CODE_KINDS } from '#auth/limits/send-limits.ts'
import type { NotificationKind } from '#auth/messages/mailer.ts'
import { NOW } from '#test/clock.ts'

/** Complete by its type. */
const OWNER_NOTICES: Readonly<Record<NotificationKind, true>> = {
  password_changed: true,
  email_changed: true,
  phone_changed: true,
  phone_released: true,
  identity_linked: true,
  identity_unlinked: true,
  factor_enrolled: true,
  factor_unenrolled: true,
  passkey_created: true,
  passkey_deleted: true,
  recovery_codes_created: true,
  recovery_code_used: true,
  new_device: true,
}
const NOT_TEXTED = CODE_KINDS.email_change
const site = { siteUrl: 'https://diya.example', brandName: 'Diya' }
const notices = listSampleDrafts({ site, now: NOW, pictureOf: () => null }).map(({ kind }) => kind)
const sent = [
  ...Object.values(CODE_KINDS).filter((kind) => kind !== NOT_TEXTED),
  ...Object.keys(OWNER_NOTICES),
  ...notices,
].sort()

it('every text that can be sent has a name on the operators’ page, and every name has its text', () => {
  expect(Object.keys(kindNames).sort()).toEqual(sent)
})

it('only private texts share a name, and it does not say what they are about', () => {
  const kindsOf = (name: string) => Object.keys(kindNames).filter((kind) => kindNames[kind] === name)
  const shared = [...new Set(Object.values(kindNames))].filter((name) => kindsOf(name).length > 1)
  expect(shared.flatMap(kindsOf).sort()).toEqual(sent.filter((kind) => /-(?:sealed|private)$/.test(kind)))
  expect(shared.join()).not.toMatch(/legal|lawyer|wellbeing|care\b|safety|solve|desk|circle|sahaara/i)
})
