import { glob, readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Actor } from '#app/platform/context.server.ts'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { HELPLINES } from '#app/platform/india/helplines.ts'
import { testDatabase } from '#test/database.ts'
import { contextOn } from '#test/context.ts'
import { member } from '#test/people.ts'
import { insertFirstHelplines } from './commands/insert-first-helplines.server.ts'
import { markVerified } from './commands/mark-verified.server.ts'
import { saveHelpline } from './commands/save-helpline.server.ts'
import { FIRST_HELPLINES } from './first-helplines.ts'
import { helplines } from './tables.server.ts'
import { listAllHelplines, listHelplines } from './queries.server.ts'

const { db } = await testDatabase()
const NOW = new Date('2026-12-01T20:00:00Z')
const as = contextOn(db, { now: NOW })
const OPERATOR = member('Kavita', 'operator')
const [EMERGENCY] = FIRST_HELPLINES

it('the first start adds eight numbers, the emergency first, each with its source and date', async () => {
  await insertFirstHelplines(db, NOW)
  const lines = await listHelplines(db)
  expect(lines.map(({ number }) => number)).toEqual(['112', '181', '1098', '14416', '15100', '1930', '14567', '14490'])
  expect(lines.every(({ source, verifiedOn }) => source && verifiedOn)).toBe(true)
})

it('a Hindi page has every number in Hindi, and an English one stays English', async () => {
  const hindi = await inLanguage('hi', () => listHelplines(db))
  const english = await listHelplines(db)
  expect(hindi.map(({ number, isUrgent }) => [number, isUrgent])).toEqual(
    english.map(({ number, isUrgent }) => [number, isUrgent]),
  )
  for (const { what, note, hours } of hindi) {
    for (const words of [what, note, hours]) expect(words).toMatch(/\p{Script=Devanagari}/u)
  }
  expect(hindi[0]?.what).toBe('आपातकाल: पुलिस, एम्बुलेंस, दमकल')
  for (const { what } of english) expect(what).not.toMatch(/\p{Script=Devanagari}/u)
})

it('an operator edits both languages; a number without Hindi words has the English ones on a Hindi page', async () => {
  const line = { ...EMERGENCY, number: '1091', what: 'Women in distress', whatHi: null, noteHi: null, hoursHi: null }
  const saved = { note: null, hours: 'Day and night', languages: null, languagesHi: null, source: 'Police', sort: 900 }
  const row = { ...line, ...saved, verifiedOn: null, isUrgent: false, isShown: true }
  const inHindi = async () =>
    (await inLanguage('hi', () => listHelplines(db))).find(({ number }) => number === '1091')?.what
  expect(await saveHelpline(as(OPERATOR), row)).toEqual({ ok: true })
  expect(await inHindi()).toBe('Women in distress')
  expect(await saveHelpline(as(OPERATOR), { ...row, whatHi: 'मुसीबत में महिलाएँ' })).toEqual({ ok: true })
  expect(await inHindi()).toBe('मुसीबत में महिलाएँ')
  await db.delete(helplines).where(eq(helplines.number, '1091'))
})

it('a restart keeps what an operator changed', async () => {
  if (!EMERGENCY) throw new Error('no first helpline')
  expect(await saveHelpline(as(OPERATOR), { ...EMERGENCY, isShown: false })).toEqual({ ok: true })
  await insertFirstHelplines(db, NOW)
  expect((await listHelplines(db)).map(({ number }) => number)).not.toContain('112')
  expect((await listAllHelplines(db, { actor: OPERATOR })).map(({ number }) => number)).toContain('112')
})

it('an upgrade replaces the texts of an earlier version, but nothing that an operator has saved or verified', async () => {
  await db.update(helplines).set({ what: 'Old words', savedBy: null }).where(eq(helplines.number, '1098'))
  await db.update(helplines).set({ what: 'Own words', savedBy: OPERATOR.userId }).where(eq(helplines.number, '181'))
  await insertFirstHelplines(db, NOW)
  const rows = await listHelplines(db)
  const what = (wanted: string) => rows.find(({ number }) => number === wanted)?.what
  expect(what('1098')).toBe('Childline (for children)')
  expect(what('181')).toBe('Own words')
  const later = new Date(NOW.getTime() + 1)
  await insertFirstHelplines(db, later)
  const savedAt = await db.select({ savedAt: helplines.savedAt }).from(helplines)
  expect(savedAt).not.toContainEqual({ savedAt: later })
})

it('verifying a number stores the current day in India', async () => {
  expect(await markVerified(as(OPERATOR), { number: '181' })).toEqual({ ok: true })
  expect((await listHelplines(db)).find(({ number }) => number === '181')?.verifiedOn).toBe('2026-12-02')
  expect(await markVerified(as(OPERATOR), { number: '999' })).toEqual({ ok: false, reason: 'not-found' })
})

it.each<Actor>([{ kind: 'visitor' }, member()])('lets nobody but an operator touch a number: %j', async (actor) => {
  if (!EMERGENCY) throw new Error('no first helpline')
  const before = await listHelplines(db)
  expect(await saveHelpline(as(actor), { ...EMERGENCY, number: '900', what: 'x' })).toMatchObject({
    reason: 'not-allowed',
  })
  expect(await markVerified(as(actor), { number: '1098' })).toMatchObject({ reason: 'not-allowed' })
  expect(await listAllHelplines(db, { actor })).toEqual([])
  expect(await listHelplines(db)).toEqual(before)
})

it('text is refused as a number', async () => {
  if (!EMERGENCY) throw new Error('no first helpline')
  expect(await saveHelpline(as(OPERATOR), { ...EMERGENCY, number: 'call me' })).toEqual({
    ok: false,
    reason: 'invalid',
  })
})

it('no copy repeats a number that the list has', async () => {
  const listed = Object.values(HELPLINES)
  expect(FIRST_HELPLINES.filter(({ number }) => !listed.some((each) => each === number))).toEqual([])
  const typedAgain: string[] = []
  for await (const file of glob('app/**/*copy.ts')) {
    const text = await readFile(file, 'utf8')
    typedAgain.push(
      ...listed.filter((number) => new RegExp(`\\b${number}\\b`).test(text)).map((each) => `${file}: ${each}`),
    )
  }
  expect(typedAgain).toEqual([])
})
