import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROLE_INVITATION_DAYS } from '#app/platform/staff.ts'
import { KNOWN_DEVICE_DAYS } from '#app/platform/session/session-names.ts'

/** Phrases that readers did not understand, with what the screens say instead. */
const REPLACED: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/waits? for (a|her) yes|said yes/i, 'pending approval; booked; agreed'],
  [/\bstands? (on|here|in|beside|under|at)\b/i, 'is on; we print it on'],
  [/It is not there any more/i, 'This … no longer exists'],
  [/becomes? of (it|your)/i, 'Track it'],
  [/\bwhoever\b/i, 'people who; anyone who'],
  [/Somebody else has to/i, 'Another operator has to'],
  [/\bfrom elsewhere\b/i, 'online'],
  [/\bcalled off\b/i, 'cancelled'],
  [/You hear from us/i, 'We answer'],
  [/That is neither/i, 'Enter a …, like …'],
  [/Please give (it|a|an|the)\b/i, 'Please enter'],
  [/\bsits? at (the|a|no|this)\b/i, 'is a member of the desk'],
  [/\bg[ai]ven? (it|this|the place) back\b/i, 'cancelled'],
  [/\btaken? back (by|it)\b|\btake it back\b/i, 'withdraw; revoke'],
  [/\bis told\b|\bare told\b|\bhave been told\b/i, 'gets a mail; we tell'],
  [/\bMore than \d+ (products|stories)\b/i, '100+ products'],
  [/\bneed not\b/i, 'do not have to'],
  [/\bthat did not work\b/i, 'Something went wrong'],
]

/** The lines of the copy without comments. */
const lines = globSync('{app,auth,server}/**/*copy*.ts').flatMap((path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line))
    .map((line) => ({ path, line: line.trim() })),
)

it('the screens use plain words, not phrases that readers did not understand', () => {
  const found = lines.flatMap(({ path, line }) =>
    REPLACED.filter(([phrase]) => phrase.test(line)).map(([, instead]) => `${path}: ${line} → ${instead}`),
  )
  expect(lines.length).toBeGreaterThan(3_000)
  expect(found).toEqual([])
})

it('operators read “they” of a person whom they do not know', () => {
  const gendered = lines.filter(({ path, line }) => path.includes('/operator/') && /\b(she|hers?|he|his)\b/i.test(line))
  expect(gendered).toEqual([])
})

it('the texts name the same times as the auth service, which the product cannot import', () => {
  expect(readFileSync('auth/roles/role-grants.ts', 'utf8')).toContain(`OFFER_MS = ${ROLE_INVITATION_DAYS} * DAY_MS`)
  expect(readFileSync('auth/limits/known-devices.ts', 'utf8')).toContain(
    `COOKIE_MAX_AGE_S = ${KNOWN_DEVICE_DAYS} * DAY_S`,
  )
})
