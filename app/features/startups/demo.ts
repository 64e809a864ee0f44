import { listStartup, saveStartup } from '#app/features/startups/commands/save-startup.server.ts'
import { saveTier } from '#app/features/startups/commands/save-tier.server.ts'
import type { StartupInput } from './schema.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { PAISE } from '#app/platform/money.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'

type DemoStartup = Omit<StartupInput, 'endsAt' | 'founderEmail' | 'targetMinor' | 'raisedMinor'> & {
  targetRupees: number
  raisedRupees: number
  endsInDays: number
}

/** Invented startups. */
const STARTUPS: readonly DemoStartup[] = [
  {
    slug: 'neer-testing-kits',
    title: 'Neer: water tests for a village, in ten minutes',
    stage: 'early',
    category: 'Water and health',
    equity: '8%',
    location: 'Barmer, Rajasthan',
    description: 'A strip, a colour card and a notebook: women of self-help groups test wells and sell the result.',
    pitch: [
      'Most wells around Barmer were last tested years ago. A laboratory test costs ₹1,200 and takes two weeks. Ours costs ₹90 and takes ten minutes; it finds fluoride, nitrate and iron.',
      'Forty-one women in nine villages sell tests today. Each keeps ₹35 of ₹90. In a good month a tester earns ₹2,800.',
      'We need strips for twelve more villages and one person who trains. In a year the strips pay for themselves.',
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
    description: 'Home kitchens cook for offices; one app-free phone number takes the orders.',
    pitch: [
      'Twenty women cook 340 lunches a day. Orders come by phone before nine, riders leave at noon, money is counted at four.',
      'The kitchens keep 72 of 100 rupees. We keep 12 for riding and counting; the rest is packaging and gas.',
      'A second hub near the hospital would double the lunches. It needs a room, a fridge and two riders for six months.',
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
    description: 'A frame loom for rooms that are also kitchens. It hangs on the wall when the cooking starts.',
    pitch: [
      'Weavers who marry into a small room stop weaving. Our loom folds in one minute and weaves a stole of full width.',
      'Three prototypes have been in use for four months. The second one broke at the hinge; the third did not.',
      'We look for the first batch of fifty, and for somebody who has built tools before.',
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
  [50_000, 'A machine, second hand, and somebody to run it'],
  [1_00_000, 'Three months of wages for two'],
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
