import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createStudent } from '#app/features/students/students.test-support.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { NOW } from '#test/clock.ts'
import { SITE } from '#test/context.ts'
import { member } from '#test/people.ts'
import { forgetStoryteller } from '#app/features/stories/forget-storyteller.server.ts'
import { likeStory } from './like-story.server.ts'
import { restoreStory } from '#app/features/stories/moderation/restore-story.server.ts'
import { unlikeStory } from './unlike-story.server.ts'
import { pointsFor, rankFor } from '#app/features/stories/points.ts'
import { exportStories, getStudentStats, getFeedCounts, listMyLikes } from '#app/features/stories/queries.server.ts'
import { OWN_LIKES_MAX } from '#app/features/stories/schema.ts'
import { goodDeedsStories, storyLikes } from '#app/features/stories/tables.server.ts'

import { openStories } from '#app/features/stories/stories.test-support.ts'

const { db, as, asha, bela, chitra, olga, addStory, feed, titles, hide, sound } = await openStories()

describe('likes', () => {
  it('count once for each person, can be given again, and give two points each, also the author’s own, as on the card', async () => {
    const id = await addStory(asha)
    for (let i = 0; i < 2; i++) {
      expect(await likeStory(as(bela), { storyId: id })).toEqual({ ok: true, isLiked: true, likesCount: 1 })
    }
    expect(await likeStory(as(asha), { storyId: id })).toMatchObject({ likesCount: 2 })
    expect(await getStudentStats(db, asha)).toEqual({ stories: 1, likes: 2, points: 14, rank: 1 })
    expect(await listMyLikes(db, { actor: bela })).toEqual([id])
    expect((await feed(bela)).stories[0]?.isLiked).toBe(true)
    expect((await feed()).stories[0]?.isLiked).toBe(false)
    for (let i = 0; i < 2; i++) {
      expect(await unlikeStory(as(bela), { storyId: id })).toEqual({ ok: true, isLiked: false, likesCount: 1 })
    }
    expect(await getFeedCounts(db)).toEqual({ stories: 1, likes: 1 })
    expect(await likeStory(as(VISITOR), { storyId: id })).toEqual({ ok: false, reason: 'not-signed-in' })
    expect(await likeStory(as(chitra), { storyId: id })).toEqual({ ok: false, reason: 'no-profile' })
    expect(await likeStory(as(bela), { storyId: 'nonsense' })).toEqual({ ok: false, reason: 'not-found' })
    await sound()
  })

  it('are all in the download of the person, also the thousand and first', async () => {
    const count = OWN_LIKES_MAX + 1
    const exported = await db.transaction(async (tx) => {
      // Likes of stories that are not here.
      await tx.execute(sql`SET LOCAL session_replication_role = replica`)
      await tx.execute(sql`INSERT INTO story_likes (story_id, user_id, created_at)
        SELECT gen_random_uuid(), ${bela.userId}, now() FROM generate_series(1, ${count}::int)`)
      const exports = [await exportStories(tx, { actor: bela }), await exportStories(tx, { actor: asha })]
      await tx.delete(storyLikes)
      return exports
    })
    expect(exported).toMatchObject([{ likes: { length: count } }, { likes: { length: 0 } }])
  })

  it('turned on and off two hundred times by fifty people at once end with a count that equals the rows', async () => {
    const people = Array.from({ length: 50 }, (_, i) => member(`Student${i}`))
    for (const who of people) await createStudent(db, who)
    const ids = [await addStory(asha), await addStory(bela)]
    await Promise.all(
      Array.from({ length: 200 }, (_, i) => {
        const who = as(people[i % 50] ?? asha)
        const storyId = ids[i % 2] ?? ''
        return i % 3 === 2 ? unlikeStory(who, { storyId }) : likeStory(who, { storyId })
      }),
    )
    const rows = await db.select().from(storyLikes)
    expect(rows.length).toBeGreaterThan(0)
    expect((await getFeedCounts(db)).likes).toBe(rows.length)
    await sound()
    await Promise.all(people.map((who) => forgetStoryteller(as(who))))
    expect(await getFeedCounts(db)).toEqual({ stories: 2, likes: 0 })
    await sound()
  })

  it.each([
    [0, 0, 0, 1],
    [4, 4, 48, 1],
    [5, 0, 50, 2],
    [10, 13, 126, 3],
  ])('of %i stories and %i likes make %i points and rank %i', (stories, likes, points, rank) => {
    expect(pointsFor({ stories, likes })).toBe(points)
    expect(rankFor(points)).toBe(rank)
  })
})

it('nobody can publish a story or change a like count by writing the row', async () => {
  const id = await addStory(asha)
  await hide(id)
  await db.update(goodDeedsStories).set({ isPublished: true })
  expect(await titles()).toEqual([])
  await expect(db.update(storyLikes).set({ userId: asha.userId })).rejects.toThrow()
  await expect(db.execute(sql`UPDATE good_deeds_stories SET likes_count = -1`)).rejects.toThrow()
  await restoreStory(as(olga), { storyId: id, words: '', site: SITE })
  await db.update(goodDeedsStories).set({ likesCount: 7 })
  const broken = await findFailedChecks(db, NOW)
  expect(broken.map(({ name }) => name)).toEqual(['the like count of a story equals its rows'])
})
