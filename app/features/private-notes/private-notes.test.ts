import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Member, VISITOR } from '#app/platform/context.server.ts'
import { openSecrets } from '#auth/keys/secrets.ts'
import { testDatabase } from '#test/database.ts'
import { TEST_KEYS } from '#test/keys.ts'
import { NOW } from '#test/clock.ts'
import { contextOn } from '#test/context.ts'
import { member } from '#test/people.ts'
import { forgetPrivateNotes } from './commands/forget-private-notes.server.ts'
import { forgetNotes } from './commands/forget-notes.server.ts'
import { saveNotes } from './commands/save-notes.server.ts'
import { setNoteSync } from './commands/set-note-sync.server.ts'
import { findNoteSync, listNotes, listOwnNotes } from './queries.server.ts'
import { LOG_KEPT_MS, NOTES_MAX, type NoteInput } from './schema.ts'
import { privateNoteSync, privateNotes } from './tables.server.ts'

const { db } = await testDatabase()
const as = contextOn(db, { sealer: await openSecrets(TEST_KEYS) })
const WORDS = JSON.stringify({ title: 'Family conflict', rows: [{ label: 'I felt', text: 'afraid of Tuesday' }] })
const [asha, meera] = [member(), member()]

beforeEach(async () => {
  for (const table of [privateNotes, privateNoteSync]) await db.delete(table)
})

describe('private notes', () => {
  it('are not stored in the account until the member switches that on', async () => {
    expect(await saveNotes(as(asha), [card()])).toEqual({ ok: false, reason: 'not-switched-on' })
    expect(await saveNotes(as(VISITOR), [card()])).toEqual({ ok: false, reason: 'not-signed-in' })
    expect(await setNoteSync(as(VISITOR), { on: true })).toEqual({ ok: false, reason: 'not-signed-in' })
    expect(await db.select().from(privateNotes)).toEqual([])
    expect(await db.select().from(privateNoteSync)).toEqual([])
  })

  it('are sealed: the table contains no plain text, and a sealed text opens in its own row only', async () => {
    await setNoteSync(as(asha), { on: true })
    const [first, second] = [card(), card({ text: '{"title":"Other","rows":[]}' })]
    await saveNotes(as(asha), [first, second])
    const rows = await db.select().from(privateNotes)
    expect(JSON.stringify(rows)).not.toMatch(/Family|afraid|Tuesday|title/)
    expect((await listNotes(as(asha))).map(({ text }) => text)).toContain(WORDS)
    const sealed = rows.find(({ id }) => id === first.id)?.sealed ?? ''
    await db.update(privateNotes).set({ sealed })
    const opened = (await listNotes(as(asha))).map(({ text }) => text)
    expect(opened.toSorted()).toEqual(['null', WORDS].toSorted())
  })

  it('are readable, changeable and removable by their author only, not by an operator either', async () => {
    for (const person of [asha, meera]) await setNoteSync(as(person), { on: true })
    const own = card()
    await saveNotes(as(asha), [own])
    const operator = { ...meera, roles: ['operator', 'administrator'] } satisfies Member
    expect(await listNotes(as(operator))).toEqual([])
    expect(await listNotes(as(VISITOR))).toEqual([])
    expect(await saveNotes(as(operator), [{ ...own, text: '{}' }])).toEqual({ ok: true, kept: [], full: true })
    expect(await forgetNotes(as(operator), { id: own.id })).toEqual({ ok: true, forgotten: 0 })
    expect(await forgetNotes(as(operator))).toEqual({ ok: true, forgotten: 0 })
    expect((await listNotes(as(asha))).map(({ text }) => text)).toEqual([WORDS])
  })

  it('sent twice are stored once, with the newer text', async () => {
    await setNoteSync(as(asha), { on: true })
    const note = card()
    for (const text of [WORDS, '{"title":"Later","rows":[]}'])
      expect(await saveNotes(as(asha), [{ ...note, text }])).toEqual({ ok: true, kept: [note.id], full: false })
    expect((await listNotes(as(asha))).map(({ text }) => text)).toEqual(['{"title":"Later","rows":[]}'])
  })

  it('have a limit for each kind, and a full list is reported', async () => {
    await setNoteSync(as(asha), { on: true })
    const full = Array.from({ length: NOTES_MAX['solve-card'] }, () => row(asha, 'solve-card'))
    await db.insert(privateNotes).values(full)
    const [over, other] = [card(), card({ kind: 'companion-card' })]
    expect(await saveNotes(as(asha), [over, other])).toEqual({ ok: true, kept: [other.id], full: true })
  })

  it('of the log are deleted after twelve weeks; cards are kept', async () => {
    await setNoteSync(as(asha), { on: true })
    const old = new Date(NOW.getTime() - LOG_KEPT_MS - 1)
    await db.insert(privateNotes).values([row(asha, 'sahaara-log', old), row(asha, 'solve-card', old)])
    await saveNotes(as(asha), [card({ kind: 'sahaara-log', at: NOW.getTime() + 999_999 })])
    const rows = await db.select().from(privateNotes)
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['sahaara-log', 'solve-card'])
    // A clock that is ahead cannot write into the future.
    expect(rows.find(({ kind }) => kind === 'sahaara-log')?.writtenAt).toEqual(NOW)
  })

  it('are kept when the member switches storage off, and deleted with the account', async () => {
    for (const person of [asha, meera]) {
      await setNoteSync(as(person), { on: true })
      await saveNotes(as(person), [card()])
    }
    await setNoteSync(as(asha), { on: false })
    expect(await findNoteSync(as(asha))).toBeNull()
    expect(await listOwnNotes(as(asha))).toEqual({
      keptInAccountSince: null,
      notes: [{ kind: 'solve-card', writtenAt: NOW, note: JSON.parse(WORDS) as unknown }],
    })
    await forgetPrivateNotes(as(asha))
    expect(await listNotes(as(asha))).toEqual([])
    expect(await listNotes(as(meera))).toHaveLength(1)
    expect(await findNoteSync(as(meera))).toEqual(NOW)
  })
})

function card(change: Partial<NoteInput> = {}): NoteInput {
  return { id: randomUUID(), kind: 'solve-card', at: NOW.getTime(), text: WORDS, ...change }
}

function row({ userId }: Member, kind: string, writtenAt = NOW) {
  return { id: randomUUID(), userId, kind, sealed: 'x', writtenAt, createdAt: NOW, updatedAt: NOW }
}
