import { randomUUID } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import { later, NOW } from '#test/clock.ts'
import { member } from '#test/people.ts'
import { attachMedia } from './commands/attach-media.server.ts'
import { discardMedia } from './commands/discard-media.server.ts'
import { forgetMedia } from './commands/forget-media.server.ts'
import { removeUpload } from './receive/remove-upload.server.ts'
import { restoreMedia } from './commands/restore-media.server.ts'
import { compareMedia, sweepMedia } from './commands/sweep-media.server.ts'
import { withdrawMedia } from './commands/withdraw-media.server.ts'
import { stemOf } from './receive/file-name.ts'
import { picture } from './fixtures.test-support.ts'
import { listMedia, listOwnMedia, listOwnUploads } from './queries.server.ts'

import { inChunks, openUploads } from './uploads.test-support.ts'

const { db, store, workFolder, files, logged, sweeping, ASHA, asha, as, take, taken, rows, stored, found } =
  await openUploads()

describe('who sees an upload', () => {
  it('only its owner, until a story shows it; then everybody; after it is withdrawn the owner and operators; then nobody', async () => {
    const { id, sources } = await taken(await picture(64, 48).jpeg().toBuffer())
    const seenBy = async (actor: Actor) => (await found(sources[0]?.src ?? '', actor))?.isPublic
    expect([await seenBy(VISITOR), await seenBy(member()), await seenBy(ASHA)]).toEqual([undefined, undefined, false])
    expect((await listMedia(db, [id])).size).toBe(0)
    expect((await listOwnUploads(db, { ownerId: asha, ids: [id] })).get(id)?.width).toBe(64)
    expect((await listOwnUploads(db, { ownerId: randomUUID(), ids: [id] })).size).toBe(0)
    expect(await attachMedia(db, { ownerId: asha, mediaIds: [id], now: NOW })).toEqual({ ok: true })
    expect([await seenBy(VISITOR), await seenBy(ASHA)]).toEqual([true, true])
    expect((await listMedia(db, [id, 'nonsense'])).get(id)).toEqual({
      id,
      kind: 'image',
      caption: '',
      width: 64,
      height: 48,
      sources,
    })
    await withdrawMedia(db, { mediaIds: [id], now: NOW })
    expect([await seenBy(VISITOR), await seenBy(member())]).toEqual([undefined, undefined])
    expect([await seenBy(ASHA), await seenBy(member('Kavita', 'operator'))]).toEqual([false, false])
    expect((await listMedia(db, [id])).size).toBe(0)
    await restoreMedia(db, { mediaIds: [id] })
    expect(await seenBy(VISITOR)).toBe(true)
    await discardMedia(db, { mediaIds: [id], now: NOW })
    await restoreMedia(db, { mediaIds: [id] })
    expect([await seenBy(VISITOR), await seenBy(ASHA)]).toEqual([undefined, undefined])
  })

  it('cannot be found by a similar name', () => {
    const stem = `stories/1763712000000-${'a'.repeat(20)}-9`
    expect(stemOf(`${stem}-360.avif`)).toBe(stem)
    expect(stemOf(`${stem}.webp`)).toBe(stem)
    for (const name of [`${stem}`, `${stem}.html`, `${stem}.webp/..`, 'stories/1-a.webp', `../${stem}.webp`])
      expect(stemOf(name)).toBeNull()
  })
})

test('a file is attached once, by its owner, all or none', async () => {
  const [one, two] = [
    await taken(await picture(8, 8).png().toBuffer()),
    await taken(await picture(8, 9).png().toBuffer()),
  ]
  const attach = (ownerId: string, ...mediaIds: string[]) => attachMedia(db, { ownerId, mediaIds, now: NOW })
  expect(await attach(randomUUID(), one.id)).toEqual({ ok: false, refused: [one.id] })
  expect(await attach(asha, one.id, 'nonsense')).toEqual({ ok: false, refused: ['nonsense'] })
  expect((await rows()).map(({ attachedAt }) => attachedAt)).toEqual([null, null])
  expect(await attach(asha, two.id, two.id)).toEqual({ ok: true })
  expect(await attach(asha, one.id, two.id)).toEqual({ ok: false, refused: [two.id] })
  expect(await attach(asha)).toEqual({ ok: true })
})

test('a member deletes an upload that no story uses, and no other', async () => {
  const [unused, used] = [
    await taken(await picture(8, 8).png().toBuffer()),
    await taken(await picture(8, 9).png().toBuffer()),
  ]
  await attachMedia(db, { ownerId: asha, mediaIds: [used.id], now: NOW })
  expect(await removeUpload(as(member()), unused)).toEqual({ ok: false, reason: 'not-found' })
  expect(await removeUpload(as(VISITOR), unused)).toEqual({ ok: false, reason: 'not-found' })
  expect(await removeUpload(as(ASHA), used)).toEqual({ ok: false, reason: 'in-use' })
  expect(await removeUpload(as(ASHA), unused)).toEqual({ ok: true })
  expect(await removeUpload(as(ASHA), unused)).toEqual({ ok: true })
  expect(await removeUpload(as(ASHA), { id: 'nonsense' })).toEqual({ ok: false, reason: 'not-found' })
  await sweepMedia(sweeping(NOW))
  expect((await stored()).map((key) => stemOf(key.slice('student-media/'.length)))).toEqual([
    stemOf(used.path),
    stemOf(used.path),
  ])
})

test('the sweep deletes what was unused for a day, and keeps what is used', async () => {
  const used = await taken(await picture(8, 8).png().toBuffer())
  const unused = await taken(await picture(8, 9).png().toBuffer())
  await attachMedia(db, { ownerId: asha, mediaIds: [used.id], now: NOW })
  await sweepMedia(sweeping(later(23 * HOUR_MS)))
  expect(await rows()).toHaveLength(2)
  await sweepMedia(sweeping(later(25 * HOUR_MS)))
  expect((await rows()).map(({ id }) => id)).toEqual([used.id])
  expect((await stored()).some((key) => key.includes(unused.path.slice(0, 40)))).toBe(false)
})

test('files without rows are deleted after a day, unknown files are kept, rows without files are logged', async () => {
  const kept = await taken(await picture(8, 8).png().toBuffer())
  const stray = `student-media/stories/1-${'x'.repeat(22)}-360.avif`
  await files.put(stray, Buffer.from('half an upload'), { type: 'image/avif' })
  await writeFile(join(store, 'student-media/stories/notes.txt'), 'put here by hand')
  await mkdir(workFolder, { recursive: true })
  await writeFile(join(workFolder, 'left.upload'), 'x')
  await utimes(join(workFolder, 'left.upload'), later(-2 * HOUR_MS), later(-2 * HOUR_MS))
  const realNow = new Date()
  await compareMedia(sweeping(realNow))
  expect([await files.exists(stray), logged, await readdir(workFolder)]).toEqual([true, [], []])
  const tomorrow = new Date(realNow.getTime() + 25 * HOUR_MS)
  await files.delete(`student-media/${kept.path}`)
  await compareMedia(sweeping(tomorrow))
  expect(await files.exists(stray)).toBe(false)
  expect(await files.exists('student-media/stories/notes.txt')).toBe(true)
  expect(logged).toEqual(['files without a row were deleted', 'files of a medium are lost'])
  await files.delete('student-media/stories/notes.txt')
})

test('an upload whose sender signed out before it arrived stores nothing', async () => {
  const bytes = inChunks(await picture(8, 8).png().toBuffer())
  expect(await take(bytes, { isStillAllowed: async () => false })).toEqual({ ok: false, reason: 'sign-in' })
  expect([await rows(), await stored(), await readdir(workFolder)]).toEqual([[], [], []])
})

test('erasing an account deletes its pictures, used or not; those of others are kept', async () => {
  const used = await taken(await picture(8, 8).png().toBuffer())
  await take(inChunks(await picture(8, 9).png().toBuffer()), { now: later(HOUR_MS) })
  await attachMedia(db, { ownerId: asha, mediaIds: [used.id], now: NOW })
  await take(inChunks(await picture(8, 10).png().toBuffer()), { ownerId: randomUUID() })
  expect(await listOwnMedia(db, { userId: asha })).toMatchObject([{ isUsed: true }, { isUsed: false }])
  await forgetMedia(as(ASHA))
  expect(await found(used.sources[0]?.src ?? '', VISITOR)).toBeNull()
  expect(await listOwnMedia(db, { userId: asha })).toEqual([])
  await sweepMedia(sweeping(NOW))
  expect([(await rows()).length, (await stored()).length]).toEqual([1, 2])
})
