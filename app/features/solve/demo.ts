import type { Db } from '#app/platform/db/database.server.ts'
import { type DemoCampaign, seedCampaigns } from '#app/features/fundraising/demo.ts'

/** The three campaigns of Solve: invented people, figures of the specification. */
const CAUSES: readonly DemoCampaign[] = [
  {
    slug: 'emergency-fund',
    kind: 'emergency',
    title: 'The emergency fund',
    description: 'For a hospital deposit tonight or a rent due tomorrow, when there is no time for a campaign.',
    location: 'All of India',
    organiserName: 'Diya',
    organiserNote: 'Two operators decide on every payment; it goes to the hospital, college or shop',
    ctaText: 'Give to the fund',
    goal: 5_00_000,
    raised: 0,
    supporters: 0,
    ageDays: 25,
    endsInDays: 365,
    costs: [
      ['Hospital deposits and medicines', 3_00_000],
      ['Rent and food for a month', 1_20_000],
      ['Travel to a safe place', 80_000],
    ],
    story: [
      {
        heading: 'How it works',
        paragraphs: [
          'Somebody asks for help on the Solve page. A person calls back, sees the bill, and a second person agrees before any money moves.',
          'Money goes to the hospital, the college or the shop, and the payment stands in the public ledger without her name.',
        ],
      },
    ],
    updates: [],
  },
  {
    slug: 'college-fees',
    kind: 'emergency',
    title: 'College fees for a girl without parents',
    description: 'She has the seat in nursing college. The last part of the fees is due this week.',
    location: 'Nashik, Maharashtra',
    organiserName: 'Savitri Hostel',
    organiserNote: 'The hostel where she lives; the fees go to the college',
    ctaText: 'Help with the fees',
    goal: 22_000,
    raised: 21_000,
    supporters: 47,
    ageDays: 20,
    endsInDays: 2,
    costs: [
      ['Tuition, second half of the year', 18_000],
      ['Examination form and books', 4_000],
    ],
    story: [
      {
        heading: 'The seat is hers',
        paragraphs: [
          'She grew up in the hostel and is its first to study nursing. The first half of the fees came from a scholarship; the second half is due on the college’s last date.',
        ],
      },
    ],
    updates: [{ daysAgo: 1, message: 'The college has confirmed the last date. One thousand rupees are missing.' }],
  },
  {
    slug: 'physiotherapy',
    kind: 'emergency',
    title: 'A year of physiotherapy for twelve children',
    description: 'Special children who learn to sit, stand and hold a spoon. Each month costs ₹40,000.',
    location: 'Warangal, Telangana',
    organiserName: 'Ankur Centre',
    organiserNote: 'The centre that the children visit; salaries are paid month by month',
    ctaText: 'Help the centre',
    goal: 4_80_000,
    raised: 30_000,
    supporters: 15,
    ageDays: 9,
    endsInDays: 60,
    costs: [['Twelve months, ₹40,000 each: two therapists, transport, splints', 4_80_000]],
    story: [
      {
        heading: 'What a month is',
        paragraphs: [
          'Two therapists come five days a week. Twelve children come in the van, some of them from thirty kilometres away.',
          'Nine of them sat without help for the first time this year.',
        ],
      },
    ],
    updates: [],
  },
]

export const seedSolve = (db: Db, now: Date): Promise<void> => seedCampaigns(db, CAUSES, now)
