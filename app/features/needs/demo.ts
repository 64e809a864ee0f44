import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import { needClosures, needs } from './tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'

type NewNeed = typeof needs.$inferInsert
interface DemoNeed extends Pick<NewNeed, 'kind' | 'title' | 'description' | 'cause' | 'region' | 'place' | 'hands'> {
  daysAgo: number
  /** Days from now to the need's day, if it has one. */
  daysAhead?: number
  /** How it went, for a closed need. */
  word?: string
}

const NEEDS: readonly DemoNeed[] = [
  {
    kind: 'volunteers',
    title: 'Twelve people to clean the pond behind the hostel',
    description:
      'We have nets, gloves and sacks. The municipality collects the rubbish. We start at 7 am and eat poha afterwards.\nWear old clothes and closed shoes. You do not have to swim.',
    cause: 'environment',
    region: 'Maharashtra',
    place: 'Pune, Shivajinagar',
    hands: 12,
    daysAgo: 1,
    daysAhead: 9,
  },
  {
    kind: 'causes',
    title: 'Volunteers for a reading hour at the municipal school',
    description:
      'Forty children of classes 3 to 5, every Tuesday and Thursday after lunch. You read aloud for half an hour, in Marathi, Hindi or English. A teacher is always in the room.',
    cause: 'education',
    region: 'Maharashtra',
    place: 'Pune, Kasba Peth',
    hands: 6,
    daysAgo: 2,
  },
  {
    kind: 'volunteers',
    title: 'Four people to teach grandmothers how to use a phone',
    description:
      'Show them how to see a missed call, how to send a photo, and what not to tell a caller. One evening in the community hall. Each volunteer helps one grandmother.',
    cause: 'community',
    region: 'Tamil Nadu',
    place: 'Madurai, K. K. Nagar',
    hands: 4,
    daysAgo: 3,
    daysAhead: 14,
  },
  {
    kind: 'causes',
    title: 'Two people for the night shelter kitchen on Saturdays',
    description:
      'We cook sixty meals between 5 and 8 pm. You cut, roll or wash. The cook tells you what to do. At the end everybody eats together.',
    cause: 'kindness',
    region: 'Delhi',
    place: 'Kashmere Gate',
    hands: 2,
    daysAgo: 5,
    daysAhead: 60,
  },
  {
    kind: 'volunteers',
    title: 'Translators for a health camp, Bodo and Assamese',
    description:
      'Doctors from the district hospital come for one day. You sit with a doctor and translate questions and answers. Please keep private what you hear.',
    cause: 'health',
    region: 'Assam',
    place: 'Kokrajhar',
    hands: 5,
    daysAgo: 6,
    daysAhead: 20,
  },
  {
    kind: 'volunteers',
    title: 'Saplings along the road to the girls’ school',
    description: 'We plant eighty saplings on one Sunday. In each street, one person waters them until June.',
    cause: 'environment',
    region: 'Rajasthan',
    place: 'Jaipur, Mansarovar',
    hands: 15,
    daysAgo: 30,
    word: 'Nineteen people came, three of them with their fathers. Seventy-eight of the eighty saplings are growing.',
  },
]

/** Needs of the demo students. They are hidden as soon as a real need exists. */
export async function seedNeeds(db: Db, now: Date): Promise<void> {
  const students = await db
    .select({ id: studentProfiles.id })
    .from(studentProfiles)
    .where(eq(studentProfiles.isSample, true))
    .orderBy(asc(studentProfiles.displayName))
  for (const [i, { daysAgo, daysAhead, word, ...need }] of NEEDS.entries()) {
    const student = students[i % students.length]
    if (!student) return
    const id = randomUUID()
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS)
    const until = daysAhead ? new Date(now.getTime() + daysAhead * DAY_MS).toISOString().slice(0, 10) : null
    await db.insert(needs).values({ ...need, id, studentId: student.id, until, createdAt })
    if (word) await db.insert(needClosures).values({ needId: id, kind: 'closed', word, beganAt: now })
  }
}
