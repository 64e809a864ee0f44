import type { Db } from '#app/platform/db/database.server.ts'
import { type DemoCampaign, seedCampaigns } from '#app/features/fundraising/demo/demo.ts'

/** The three campaigns of Solve: invented people, figures of the specification. */
const CAUSES: readonly DemoCampaign[] = [
  {
    slug: 'emergency-fund',
    kind: 'emergency',
    title: 'The emergency fund',
    description: 'For bills that are due today or tomorrow, such as a hospital deposit or rent.',
    location: 'All of India',
    organiserName: 'Diya',
    organiserNote: 'Two people decide on every payment. It goes to the hospital, college or shop',
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
          'A person asks for help on the Solve page. We call them and check the bill. A second person approves each payment.',
          'We pay the hospital, the college or the shop directly. Our public accounts list the payment without the person’s name.',
        ],
      },
    ],
    updates: [],
  },
  {
    slug: 'college-fees',
    kind: 'emergency',
    title: 'College fees for a girl without parents',
    description: 'She has a place at a nursing college. The last part of the fees is due this week.',
    location: 'Nashik, Maharashtra',
    organiserName: 'Savitri Hostel',
    organiserNote: 'She lives in this hostel. The money goes to the college',
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
        heading: 'A place at nursing college',
        paragraphs: [
          'She grew up in the hostel. She is the first there to study nursing. A scholarship paid the first half of the fees. The second half is due on the college’s last date.',
        ],
      },
    ],
    updates: [{ daysAgo: 1, message: 'The college has confirmed the last date. We still need ₹1,000.' }],
  },
  {
    slug: 'physiotherapy',
    kind: 'emergency',
    title: 'A year of physiotherapy for twelve children',
    description: 'Special children learn to sit, stand and hold a spoon. Each month costs ₹40,000.',
    location: 'Warangal, Telangana',
    organiserName: 'Ankur Centre',
    organiserNote: 'The children come to this centre. It pays salaries each month',
    goal: 4_80_000,
    raised: 30_000,
    supporters: 15,
    ageDays: 9,
    endsInDays: 60,
    costs: [['Twelve months, ₹40,000 each: two therapists, transport, splints', 4_80_000]],
    story: [
      {
        heading: 'What a month looks like',
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
