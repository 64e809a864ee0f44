import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { attachMedia } from '#app/features/media/commands/attach-media.server.ts'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import type { CauseCategory, Metric } from './schema.ts'
import { goodDeedsStories, storyLikes, storyMedia } from './tables.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { changedTags } from './events.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'

const HOURS_BETWEEN = 17

interface DemoPictureInput {
  /** The story's title. */
  slug: string
  /** An upload of `ownerId`, not attached yet. */
  mediaId: string
  ownerId: string
  /** What the picture shows. */
  alt: string
  now: Date
}

interface DemoStudent {
  displayName: string
  collegeName: string
  course: string
  yearOfStudy: number
  bio: string
}

/** Invented, and marked as samples wherever they are shown. */
const STUDENTS = {
  nandini: {
    displayName: 'Nandini Rao',
    collegeName: 'Mount Carmel College, Bengaluru',
    course: 'B.Sc. Environmental Science',
    yearOfStudy: 3,
    bio: 'I count birds and, lately, plastic bottles.',
  },
  farheen: {
    displayName: 'Farheen Siddiqui',
    collegeName: 'Lucknow University',
    course: 'B.A. Education',
    yearOfStudy: 2,
    bio: 'Teaches her younger brother for practice.',
  },
  divya: {
    displayName: 'Divya Selvam',
    collegeName: 'Lady Doak College, Madurai',
    course: 'B.Com.',
    yearOfStudy: 1,
    bio: 'Good with numbers, better with people.',
  },
  tenzin: {
    displayName: 'Tenzin Dolma',
    collegeName: 'Government College, Dharamshala',
    course: 'B.Sc. Nursing',
    yearOfStudy: 4,
    bio: 'Night shifts and mountain mornings.',
  },
} as const satisfies Record<string, DemoStudent>

interface DemoStory {
  by: keyof typeof STUDENTS
  title: string
  description: string
  cause: CauseCategory
  location: string | null
  metrics: readonly Metric[]
  likes: number
  isAnonymous?: boolean
}

export const STORIES: readonly DemoStory[] = [
  {
    by: 'nandini',
    title: 'The lake behind our hostel',
    description:
      'Nobody from the hostel went to the lake, because of the smell. We went four Sundays with gloves and borrowed baskets. The tea seller gave us his cart for the heavy bags. On the fifth Sunday a kingfisher sat on the new fence, and I have the witnesses.',
    cause: 'environment',
    location: 'Bengaluru',
    metrics: [
      { name: 'Sundays', value: 5 },
      { name: 'Rubbish carried away', value: '640 kg' },
      { name: 'Students', value: 23 },
    ],
    likes: 31,
  },
  {
    by: 'farheen',
    title: 'Reading hour under the neem tree',
    description:
      'Six girls from the lane come at five with whatever has letters on it: a newspaper, a soap box, a wedding card. We read until the light goes. Last week Shabnam read the electricity bill to her grandmother and found a mistake in it.',
    cause: 'education',
    location: 'Lucknow',
    metrics: [
      { name: 'Girls who read every day', value: 6 },
      { name: 'Hours', value: 48 },
    ],
    likes: 24,
  },
  {
    by: 'tenzin',
    title: 'Blood pressure at the bus stand',
    description:
      'With two classmates and one machine we sat at the bus stand on market day. People waited for the bus anyway. Four of them went to the health centre the same afternoon, and one came back to say that it had been time.',
    cause: 'health',
    location: 'Dharamshala',
    metrics: [
      { name: 'People measured', value: 112 },
      { name: 'Sent on to the health centre', value: 4 },
    ],
    likes: 19,
  },
  {
    by: 'divya',
    title: 'Prices on the wall',
    description:
      'Three women of our street sell snacks and never knew what a plate costs them. We sat down with the oil bill and a calculator. Now the price hangs on the wall, and it is two rupees more than before. Everybody still comes.',
    cause: 'livelihood',
    location: 'Madurai',
    metrics: [
      { name: 'Women', value: 3 },
      { name: 'More earned in a month', value: '₹2,700' },
    ],
    likes: 16,
  },
  {
    by: 'tenzin',
    title: 'She only wanted company',
    description:
      'A neighbour called every evening because of her knee. After two weeks I noticed that the knee was fine. I come on Tuesdays now without being called, and she cooks thukpa, and neither of us mentions the knee.',
    cause: 'kindness',
    location: null,
    metrics: [],
    likes: 27,
    isAnonymous: true,
  },
  {
    by: 'nandini',
    title: 'Two hundred saplings and one goat',
    description:
      'We planted two hundred. The goat took eleven. Then its owner, Lakshmamma, built a fence of thorns for us, because the goat had embarrassed her. A hundred and eighty-nine stand.',
    cause: 'environment',
    location: 'Kanakapura',
    metrics: [{ name: 'Saplings that stand', value: 189 }],
    likes: 12,
  },
  {
    by: 'farheen',
    title: 'The community kitchen needed a list',
    description:
      'Rice came three times, oil never. I wrote who brings what on the back of a calendar and hung it at the mosque gate. Since then somebody crosses out oil every Friday.',
    cause: 'community',
    location: 'Lucknow',
    metrics: [{ name: 'Meals on a Friday', value: 140 }],
    likes: 9,
  },
]

/** Sample students and stories, so that the feed is not empty at first. Hidden once a real story is published. */
export async function seedStories(db: Db, now: Date): Promise<void> {
  const ids = new Map<string, string>()
  for (const [key, student] of Object.entries(STUDENTS)) {
    const [row] = await db
      .insert(studentProfiles)
      .values({ ...student, userId: randomUUID(), ageBand: '18-or-older', isSample: true, createdAt: now })
      .returning({ id: studentProfiles.id })
    if (row) ids.set(key, row.id)
  }
  for (const [index, { by, cause, metrics, likes, ...fields }] of STORIES.entries()) {
    const at = new Date(now.getTime() - (index + 1) * HOURS_BETWEEN * HOUR_MS)
    const [story] = await db
      .insert(goodDeedsStories)
      .values({
        ...fields,
        studentProfileId: ids.get(by) ?? '',
        formKey: randomUUID(),
        causeCategory: cause,
        impactMetrics: metrics,
        isSample: true,
        consentedAt: at,
        createdAt: at,
      })
      .returning({ id: goodDeedsStories.id })
    if (!story) throw new Error('demo data: a story was not stored')
    await db
      .insert(storyLikes)
      .values(Array.from({ length: likes }, () => ({ storyId: story.id, userId: randomUUID(), createdAt: at })))
  }
}

/** Shows the picture in a demo story that has none. */
export async function addStoryPicture(tx: Db, { slug, mediaId, alt, ownerId, now }: DemoPictureInput): Promise<void> {
  const [story] = await tx
    .select({ id: goodDeedsStories.id })
    .from(goodDeedsStories)
    .leftJoin(storyMedia, eq(storyMedia.storyId, goodDeedsStories.id))
    .where(and(eq(goodDeedsStories.title, slug), eq(goodDeedsStories.isSample, true), isNull(storyMedia.mediaId)))
  if (!story) return
  const attached = await attachMedia(tx, { ownerId, mediaIds: [mediaId], kinds: ['image'], now })
  if (!attached.ok) throw new Error(`demo data: the picture of “${slug}” was refused`)
  await tx.insert(storyMedia).values({ storyId: story.id, position: 0, mediaId, caption: alt })
  await publish(tx, [pagesChanged(changedTags(story.id))])
}
