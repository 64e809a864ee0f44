import { testimonies, testimonyDecisions } from './tables.server.ts'
import { saveTranslation } from '#app/features/translations/commands/save-translation.server.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'

const HOURS_BETWEEN = 31

interface DemoStory {
  name: string | null
  place: string | null
  story: string
  /** The author's Hindi. */
  hindi?: string
}

/** Invented stories, marked as samples wherever they are shown. Newest first. */
const STORIES: readonly DemoStory[] = [
  {
    name: 'Rehana',
    place: 'Lucknow',
    story:
      'I had stitched for the neighbours for eleven years and never wrote down a price. In the course they asked what an hour of mine costs. I did not sleep that night. Now the prices hang on the wall, and nobody has left because of them.',
    hindi:
      'ग्यारह साल तक मैंने पड़ोसियों के लिए सिलाई की और कभी दाम नहीं लिखे। कोर्स में पूछा गया कि मेरे एक घंटे की क़ीमत क्या है। उस रात मुझे नींद नहीं आई। अब दाम दीवार पर टँगे हैं, और उनकी वजह से कोई नहीं गया।',
  },
  {
    name: null,
    place: null,
    story:
      'I read these pages at night, with the sound off. It took me four months to call the number at the bottom. The woman there asked nothing I could not answer. My daughter and I live with my sister now. I am writing this in the daytime.',
  },
  {
    name: 'Thenmozhi',
    place: 'Madurai',
    story:
      'We were five girls and one borrowed mat. The first thing we learnt was to shout. My grandmother heard it from the street and came to see. She comes every Thursday now, and her no is the loudest of all.',
  },
  {
    name: null,
    place: null,
    story:
      'After nine years at home I thought that I had forgotten everything. My mentor gave me one hour a week and one small task. In the sixth week I corrected her. She laughed, and sent me my first client.',
  },
]

/** Adds four approved sample stories, so that the page is not empty at first. */
export async function seedTestimonies(db: Db, now: Date): Promise<void> {
  for (const [index, { name, place, story, hindi }] of STORIES.entries()) {
    const at = new Date(now.getTime() - index * HOURS_BETWEEN * HOUR_MS)
    const row = { showsName: name !== null, name, place, story, isSample: true, createdAt: at }
    const [testimony] = await db.insert(testimonies).values(row).returning({ id: testimonies.id })
    if (!testimony) throw new Error('demo data: a sample story was not stored')
    if (hindi) {
      const written = new Date(at.getTime() - HOUR_MS)
      const translated = { kind: 'testimony', id: testimony.id, original: { story } } as const
      await saveTranslation(db, { actor: VISITOR, now: written }, { ...translated, fields: { story: hindi } })
    }
    await db
      .insert(testimonyDecisions)
      .values({ testimonyId: testimony.id, verdict: 'approved', byUserId: DEMO_OPERATOR.userId, at })
  }
}
