import { and, eq, isNull } from 'drizzle-orm'
import { listStartup, saveStartup } from '#app/features/startups/commands/save-startup.server.ts'
import { saveTier } from '#app/features/startups/commands/save-tier.server.ts'
import type { StartupInput } from './schema.ts'
import { startups } from './tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { PAISE } from '#app/platform/money.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'

interface DemoPictureInput {
  slug: string
  /** An upload of the demo operator, not attached yet. */
  mediaId: string
  /** What the picture shows. */
  alt: string
  now: Date
}

type DemoStartup = Omit<StartupInput, 'endsAt' | 'founderEmail' | 'targetMinor' | 'raisedMinor'> & {
  targetRupees: number
  raisedRupees: number
  endsInDays: number
}

/** Invented startups. */
export const STARTUPS: readonly DemoStartup[] = [
  {
    slug: 'neer-testing-kits',
    title: 'Neer: water tests for a village, in ten minutes',
    stage: 'early',
    category: 'Water and health',
    equity: '8%',
    location: 'Barmer, Rajasthan',
    description: 'Women of self-help groups test wells with simple kits and earn money for each test.',
    pitch: [
      'Most wells around Barmer were last tested years ago. A laboratory test costs ₹1,200 and takes two weeks. Our test costs ₹90 and takes ten minutes. It finds fluoride, nitrate and iron.',
      'Forty-one women in nine villages sell tests today. Each keeps ₹35 of ₹90. In a good month a tester earns ₹2,800.',
      'We need test strips for twelve more villages and one trainer. After a year the tests pay for the strips.',
    ],
    founderName: 'Kamla Choudhary',
    targetRupees: 6_00_000,
    raisedRupees: 2_10_000,
    investors: 9,
    endsInDays: 21,
  },
  {
    slug: 'tiffin-tara',
    title: 'Tiffin Tara: lunch from twenty kitchens',
    stage: 'growth',
    category: 'Food',
    equity: '5%',
    location: 'Nagpur, Maharashtra',
    description: 'Home kitchens cook lunch for offices. Customers order by phone.',
    pitch: [
      'Twenty women cook 340 lunches a day. Customers order by phone before 9 am, and riders deliver at noon.',
      'The kitchens keep 72 of 100 rupees. We keep 12 for delivery and accounts. The rest pays for packaging and gas.',
      'With a second kitchen near the hospital we can double the number of lunches. We need a room, a fridge and two riders for six months.',
    ],
    founderName: 'Sangeeta Meshram',
    targetRupees: 12_00_000,
    raisedRupees: 7_80_000,
    investors: 31,
    endsInDays: 12,
  },
  {
    slug: 'dhaga-tools',
    title: 'Dhaga: a loom that folds',
    stage: 'prototype',
    category: 'Craft tools',
    equity: '10%',
    location: 'Bhuj, Gujarat',
    description: 'A loom for small rooms. You can fold it and hang it on the wall.',
    pitch: [
      'Many weavers stop weaving because they live in one small room. You can fold our loom in one minute. It weaves a stole of full width.',
      'Three prototypes have been in use for four months. The second one broke at the hinge; the third did not.',
      'We want to build the first fifty looms. We are looking for a partner who has built tools before.',
    ],
    founderName: 'Hansa Vankar',
    targetRupees: 4_00_000,
    raisedRupees: 60_000,
    investors: 3,
    endsInDays: 40,
  },
]

/** Amounts in rupees, with what each can pay for. */
const TIERS = [
  [25_000, 'A first batch: stock, packaging, a licence'],
  [50_000, 'A second-hand machine and a person to run it'],
  [1_00_000, 'Three months of wages for two people'],
  [2_50_000, 'A year of rent, or a move to the next town'],
] as const

export async function seedStartups(db: Db, now: Date): Promise<void> {
  const ctx = { db, actor: DEMO_OPERATOR, now, requestId: 'demo' }
  for (const { targetRupees, raisedRupees, endsInDays, ...startup } of STARTUPS) {
    const money = { targetMinor: targetRupees * PAISE, raisedMinor: raisedRupees * PAISE }
    const endsAt = new Date(now.getTime() + endsInDays * DAY_MS + DAY_MS / 2)
    const saved = await saveStartup(ctx, { ...startup, ...money, founderEmail: null, endsAt })
    const listed = await listStartup(ctx, { slug: startup.slug, isListed: true })
    if (!saved.ok || !listed.ok) throw new Error(`demo data: ${startup.slug} was refused`)
  }
  for (const [rupees, impact] of TIERS) {
    const saved = await saveTier(ctx, { amountMinor: rupees * PAISE, impact })
    if (!saved.ok) throw new Error(`demo data: ₹${rupees} was refused`)
  }
}

/** Shows the picture of a demo startup that has none. */
export async function addStartupPicture(tx: Db, { slug, mediaId, alt, now }: DemoPictureInput): Promise<void> {
  const isBare = and(eq(startups.slug, slug), isNull(startups.pictureId))
  const [startup] = await tx.select().from(startups).where(isBare)
  if (!startup) return
  const saved = await saveStartup(
    { db: tx, actor: DEMO_OPERATOR, now, requestId: 'demo' },
    { ...startup, pitch: [...startup.pitch] },
    {
      pictureId: mediaId,
      pictureAlt: alt,
      deckId: startup.deckId,
    },
  )
  if (!saved.ok) throw new Error(`demo data: the picture of ${slug} was refused`)
}
