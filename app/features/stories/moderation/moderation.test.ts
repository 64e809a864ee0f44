import { describe, expect, it } from 'vitest'
import { createStudent } from '#app/features/students/students.test-support.ts'
import { personBlocks } from '#app/features/students/tables.server.ts'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { type Actor, type Member, VISITOR } from '#app/platform/context.server.ts'
import { later } from '#test/clock.ts'
import { SITE } from '#test/context.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { appeal } from './appeal.server.ts'
import { blockAuthor } from '#app/features/stories/story/block-author.server.ts'
import { decideAppeal } from './decide-appeal.server.ts'
import { hideStory } from './hide-story.server.ts'
import { likeStory } from '#app/features/stories/likes/like-story.server.ts'
import { reportStory } from '#app/features/stories/story/report-story.server.ts'
import { restoreStory } from './restore-story.server.ts'
import { withdrawStory } from '#app/features/stories/story/withdraw-story.server.ts'
import { unlikeStory } from '#app/features/stories/likes/unlike-story.server.ts'
import { findForOperator, listAppealQueue, listReportQueue } from './moderation-queries.server.ts'
import { findOwnStory, findStory, getStudentStats, listOwnStories } from '#app/features/stories/queries.server.ts'
import { VISITOR_REPORTS_OPEN_MAX } from '#app/features/stories/schema.ts'
import { storyDecisions, storyReports } from '#app/features/stories/tables.server.ts'

import { openStories } from '#app/features/stories/stories.test-support.ts'

const { db, as, asha, bela, chitra, meera, olga, oda, submitStory, addStory, titles, hide, mailsTo, sound, upload } =
  await openStories()

describe('a reported story', () => {
  it('is counted once for each person, up to a limit for visitors, and never for its author', async () => {
    const id = await addStory(asha)
    const report = (who: Actor, reason: 'spam' | 'danger' = 'spam') =>
      reportStory(as(who), { storyId: id, reason, note: 'Look.' })
    for (let i = 0; i < 2; i++) expect(await report(bela, 'danger')).toEqual({ ok: true, showHelplines: true })
    expect(await report(asha)).toEqual({ ok: false, reason: 'own-story' })
    for (let i = 0; i <= VISITOR_REPORTS_OPEN_MAX; i++) await report(VISITOR)
    expect(await db.select().from(storyReports)).toHaveLength(1 + VISITOR_REPORTS_OPEN_MAX)
    const other = await addStory(bela)
    for (const who of [asha, chitra]) await reportStory(as(who), { storyId: other, reason: 'untrue', note: '' })
    expect(await listReportQueue(db, { actor: olga })).toMatchObject([
      { storyId: id, openReports: 21, reasons: ['danger', 'spam'] },
      { storyId: other, openReports: 2 },
    ])
    expect(JSON.stringify(await findForOperator(db, { actor: olga, id, now: new Date() }))).not.toContain(bela.userId)
    expect(await restoreStory(as(olga), { storyId: id, words: '', site: SITE })).toEqual({ ok: true, isMailed: false })
    expect(await restoreStory(as(olga), { storyId: id, words: '', site: SITE })).toMatchObject({ reason: 'unchanged' })
    expect(await listReportQueue(db, { actor: olga })).toHaveLength(1)
    expect(await report(bela)).toMatchObject({ ok: true })
    expect(await listReportQueue(db, { actor: olga })).toHaveLength(2)
  })

  it('is hidden with a reason that its author reads, gives no points, and is gone for everybody else', async () => {
    const id = await addStory(asha, { media: [{ id: await upload(asha), caption: '' }] })
    await likeStory(as(bela), { storyId: id })
    expect(await hide(id)).toEqual({ ok: true, isMailed: true })
    expect(await hide(id)).toEqual({ ok: false, reason: 'unchanged' })
    expect(await titles(asha)).toEqual([])
    expect(await findStory(db, { actor: olga, id })).toBeNull()
    expect(await getStudentStats(db, asha)).toEqual({ stories: 0, likes: 0, points: 0, rank: 1 })
    expect(await listOwnStories(db, { actor: asha })).toMatchObject([
      {
        title: 'The lake',
        moderation: { state: 'hidden', canAppeal: true, decision: { words: 'It names the street.' } },
      },
    ])
    expect((await mailsTo(asha)).map(({ text }) => text.includes('It names the street.'))).toEqual([true])
    expect((await db.select().from(auditLog).orderBy(auditLog.id)).at(-1)).toMatchObject({
      verb: 'removed',
      subjectKind: 'story',
      subjectId: id,
    })
    await sound()
  })

  it('may be appealed once; another operator upholds, or it is restored', async () => {
    const id = await addStory(asha)
    expect(await appeal(as(asha), { storyId: id, words: 'x' })).toEqual({ ok: false, reason: 'not-hidden' })
    await hide(id)
    expect(await appeal(as(bela), { storyId: id, words: 'x' })).toEqual({ ok: false, reason: 'not-found' })
    expect(await appeal(as(asha), { storyId: id, words: 'It is our own street.' })).toEqual({ ok: true })
    expect(await appeal(as(asha), { storyId: id, words: 'x' })).toEqual({ ok: false, reason: 'appealed-already' })
    expect(await listAppealQueue(db, { actor: oda, now: later(8 * DAY_MS) })).toMatchObject([
      { storyId: id, isLate: true },
    ])
    const answer = (who: Member, verdict: 'upheld' | 'restored') =>
      decideAppeal(as(who), { storyId: id, verdict, words: 'Others live there too.', site: SITE })
    expect(await answer(olga, 'upheld')).toEqual({ ok: false, reason: 'your-decision' })
    expect(await answer(oda, 'upheld')).toEqual({ ok: true, isMailed: true })
    expect(await answer(oda, 'restored')).toEqual({ ok: false, reason: 'not-found' })
    expect(await titles()).toEqual([])
    expect((await findOwnStory(db, { actor: asha, id }))?.moderation).toMatchObject({ canAppeal: false, appeal: null })
    expect(await appeal(as(asha), { storyId: id, words: 'x' })).toEqual({ ok: false, reason: 'appealed-already' })
    await restoreStory(as(oda), { storyId: id, words: 'Second thoughts.', site: SITE })
    expect(await titles()).toEqual(['The lake'])
    await hide(id)
    expect(await appeal(as(asha), { storyId: id, words: 'Again.' })).toEqual({ ok: true })
    expect(await answer(olga, 'restored')).toMatchObject({ ok: true })
    expect(await titles()).toEqual(['The lake'])
    expect((await db.select().from(storyDecisions)).map(({ verdict }) => verdict)).toEqual([
      'hidden',
      'upheld',
      'restored',
      'hidden',
      'restored',
    ])
    expect(await mailsTo(asha)).toHaveLength(5)
    await sound()
  })
})

describe('who may do what', () => {
  const WHO = { visitor: VISITOR, member: chitra, author: asha, student: bela, waiting: meera, operator: olga }
  type Who = keyof typeof WHO
  const no = 'not-signed-in'
  const grid: [string, Record<Who, string>, (who: Member, id: string) => Promise<unknown>][] = [
    [
      'share',
      { visitor: no, member: 'no-profile', author: 'ok', student: 'ok', waiting: 'ok', operator: 'no-profile' },
      (who) => submitStory(who),
    ],
    [
      'like',
      { visitor: no, member: 'no-profile', author: 'ok', student: 'ok', waiting: 'ok', operator: 'no-profile' },
      (who, storyId) => likeStory(as(who), { storyId }),
    ],
    [
      'unlike',
      { visitor: no, member: 'no-profile', author: 'ok', student: 'ok', waiting: 'ok', operator: 'no-profile' },
      (who, storyId) => unlikeStory(as(who), { storyId }),
    ],
    [
      'report',
      { visitor: 'ok', member: 'ok', author: 'own-story', student: 'ok', waiting: 'ok', operator: 'ok' },
      (who, storyId) => reportStory(as(who), { storyId, reason: 'spam', note: '' }),
    ],
    [
      'block',
      { visitor: no, member: 'ok', author: 'self', student: 'ok', waiting: 'ok', operator: 'ok' },
      (who, storyId) => blockAuthor(as(who), { storyId }),
    ],
    [
      'hide',
      forOperators('ok'),
      (who, storyId) => hideStory(as(who), { storyId, rule: 'spam', words: 'x', site: SITE }),
    ],
    ['restore', forOperators('unchanged'), (who, storyId) => restoreStory(as(who), { storyId, words: '', site: SITE })],
    [
      'decide an appeal',
      forOperators('not-found'),
      (who, storyId) => decideAppeal(as(who), { storyId, verdict: 'restored', words: 'x', site: SITE }),
    ],
    [
      'appeal',
      {
        visitor: no,
        member: 'not-found',
        author: 'not-hidden',
        student: 'not-found',
        waiting: 'not-found',
        operator: 'not-found',
      },
      (who, storyId) => appeal(as(who), { storyId, words: 'x' }),
    ],
    [
      'take back',
      {
        visitor: no,
        member: 'not-found',
        author: 'ok',
        student: 'not-found',
        waiting: 'not-found',
        operator: 'not-found',
      },
      (who, storyId) => withdrawStory(as(who), { storyId }),
    ],
  ]

  function forOperators(operator: string): Record<Who, string> {
    const refused = 'not-allowed'
    return { visitor: refused, member: refused, author: refused, student: refused, waiting: refused, operator }
  }

  it.each(grid)('%s: %o', async (_, expected, act) => {
    const found: Record<string, string> = {}
    for (const [name, actor] of Object.entries(WHO)) {
      const outcome = (await act(actor as Member, await addStory(asha))) as { ok: boolean; reason?: string }
      found[name] = outcome.ok ? 'ok' : String(outcome.reason)
      await db.delete(personBlocks)
    }
    expect(found).toEqual(expected)
    await sound()
  })

  it('an operator never decides about their own story, and queues are empty for everybody else', async () => {
    await createStudent(db, olga)
    const id = await addStory(olga)
    expect(await hide(id, olga)).toEqual({ ok: false, reason: 'own-story' })
    await reportStory(as(bela), { storyId: id, reason: 'spam', note: '' })
    for (const actor of [VISITOR, asha, bela]) {
      expect(await listReportQueue(db, { actor })).toEqual([])
      expect(await listAppealQueue(db, { actor, now: new Date() })).toEqual([])
      expect(await findForOperator(db, { actor, id, now: new Date() })).toBeNull()
    }
  })
})
