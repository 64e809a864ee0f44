import * as v from 'valibot'
import { beforeEach, expect } from 'vitest'
import { createStudent, MINOR } from '#app/features/students/students.test-support.ts'
import { personBlocks, studentProfiles } from '#app/features/students/tables.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import { type Actor, type Member, VISITOR } from '#app/platform/context.server.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { later, NOW } from '#test/clock.ts'
import { contextOn, SITE } from '#test/context.ts'
import { member } from '#test/people.ts'
import { TEST_KEYS } from '#test/keys.ts'
import { openSecrets } from '#auth/keys/secrets.ts'
import { hideStory } from './moderation/hide-story.server.ts'
import { shareStory } from './share/share-story.server.ts'
import { listFeed } from './queries.server.ts'
import { storyInput } from '#app/features/stories/share/form.ts'

export const INPUT = {
  title: 'The lake',
  description: 'We cleaned it.',
  causeCategory: 'environment',
  consent: true,
}

/** Asha and Bela are students, Meera is sixteen, Chitra has no student profile; Olga and Oda are operators. */
export async function openStories() {
  const { db } = await testDatabase()
  const as = contextOn(db, { sealer: await openSecrets(TEST_KEYS) })
  const [asha, bela, chitra, meera] = [member('Asha'), member('Bela'), member('Chitra'), member('Meera')]
  const [olga, oda] = [member('Olga', 'operator'), member('Oda', 'operator')]

  beforeEach(async () => {
    for (const table of [studentProfiles, personBlocks, media, outbox]) await db.delete(table)
    for (const who of [asha, bela]) await createStudent(db, who)
    await createStudent(db, meera, MINOR)
  })

  function submitStory(who: Actor, change: Record<string, unknown> = {}, seconds = 0) {
    const input = v.parse(storyInput, { ...INPUT, formKey: crypto.randomUUID(), ...change })
    return shareStory(as(who, later(seconds * 1_000)), input)
  }

  async function addStory(who: Actor, change: Record<string, unknown> = {}, seconds = 0): Promise<string> {
    const outcome = await submitStory(who, change, seconds)
    if (!outcome.ok) throw new Error(outcome.reason)
    return outcome.id
  }

  const feed = (actor: Actor = VISITOR, cause: 'health' | null = null) => listFeed(db, { actor, cause, after: null })
  const titles = async (actor: Actor = VISITOR) => (await feed(actor)).stories.map(({ title }) => title)
  const hide = (storyId: string, who: Member = olga) =>
    hideStory(as(who), { storyId, rule: 'private', words: 'It names the street.', site: SITE })
  const mailsTo = async (to: Member) => listMails(db, { to: to.email ?? '' })
  const sound = async () => expect(await findFailedChecks(db, NOW)).toEqual([])

  async function upload(owner: Member): Promise<string> {
    const path = `stories/1763712000000-${crypto.randomUUID().replaceAll('-', '').slice(0, 22)}`
    const variants = [{ file: `${path}-360.webp`, type: 'image/webp', width: 360, height: 240, size: 9 }]
    const [row] = await db
      .insert(media)
      .values({
        ownerId: owner.userId,
        kind: 'image',
        width: 360,
        height: 240,
        size: 9,
        path,
        variants,
        createdAt: new Date(),
      })
      .returning({ id: media.id })
    return row?.id ?? ''
  }

  return {
    db,
    as,
    asha,
    bela,
    chitra,
    meera,
    olga,
    oda,
    submitStory,
    addStory,
    feed,
    titles,
    hide,
    mailsTo,
    sound,
    upload,
  }
}
