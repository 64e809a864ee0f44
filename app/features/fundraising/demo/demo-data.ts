import type { CampaignInput } from '#app/features/fundraising/schema.ts'

/** A demo campaign: invented people, real amounts. Money in rupees, times relative to now. */
export interface DemoCampaign extends Omit<CampaignInput, 'goalMinor' | 'costs' | 'createdAt' | 'endsAt'> {
  goal: number
  costs: readonly (readonly [what: string, rupees: number])[]
  raised: number
  supporters: number
  ageDays: number
  /** When it has an end of its own. */
  endsInDays?: number
  updates: readonly { daysAgo: number; message: string }[]
}

export const CAMPAIGNS: readonly DemoCampaign[] = [
  {
    slug: 'rukmini-grocery',
    title: "A cold-drink fridge for Rukmini's grocery shop",
    description:
      'Forty families buy from her front room. With a fridge she can sell cold water, curd and buttermilk too.',
    location: 'Yavatmal, Maharashtra',
    organiserName: 'Rukmini Wankhede',
    ctaText: 'Support Rukmini',
    isFeatured: true,
    goal: 50_000,
    raised: 24_000,
    supporters: 156,
    ageDays: 18,
    costs: [
      ['Fridge, 210 litres, second hand', 32_000],
      ['First stock of drinks and curd', 12_000],
      ['Wiring and a food licence', 6_000],
    ],
    story: [
      {
        heading: 'Her shop',
        paragraphs: [
          'Rukmini opened her grocery shop in the front room of her house three years ago, with one shelf and a weighing scale. Today forty families buy their oil, dal and soap from her, and pay her on the day the wages come.',
          'In summer many people wait at the bus stop opposite. They ask for cold water and buttermilk, but she has no fridge.',
        ],
        quote: 'I have the customers. Now I need a fridge.',
      },
    ],
    updates: [
      {
        daysAgo: 2,
        message: 'The electrician checked the wiring. He needs two days. I have cleared the place for the fridge.',
      },
      { daysAgo: 11, message: 'One hundred people have supported me. Thank you. I read all names to my mother.' },
    ],
  },
  {
    slug: 'sunita-story',
    title: "Two more looms for Sunita's weaving shed",
    description: 'Three women weave, and five more want to join. They have orders but not enough looms.',
    location: 'Maheshwar, Madhya Pradesh',
    organiserName: 'Sunita Kevat',
    ctaText: 'Support Sunita',
    goal: 35_000,
    raised: 15_600,
    supporters: 47,
    ageDays: 12,
    costs: [
      ['Two pit looms, wood and fittings', 24_000],
      ['Yarn for the first ten sarees', 8_000],
      ['Light for the shed', 3_000],
    ],
    story: [
      {
        heading: 'The shed by the river',
        paragraphs: [
          'Sunita learned to weave at eleven, on her aunt’s loom. She now runs a shed with three looms and sells to two shops in Indore. Each saree takes nine days; the shops take whatever she sends.',
          'Five women of her lane have asked to learn. She teaches them in the evening, when the looms are free, and has promised each a place at one.',
        ],
        quote: 'Five women of my lane want to weave. They only need looms.',
      },
    ],
    updates: [
      {
        daysAgo: 3,
        message: 'The carpenter has the wood. It has to dry for two more weeks.',
      },
    ],
  },
  {
    slug: 'lakshmi-story',
    title: 'A tailoring room for Lakshmi',
    description: 'She sews for the whole street on a machine from 1994. A school has asked her for 120 uniforms.',
    location: 'Madurai, Tamil Nadu',
    organiserName: 'Lakshmi Pandian',
    ctaText: 'Support Lakshmi',
    goal: 30_000,
    raised: 12_400,
    supporters: 47,
    ageDays: 9,
    costs: [
      ['Overlock machine', 16_500],
      ['Motor for the old machine', 4_500],
      ['Cutting table', 5_000],
      ['Cloth and thread for the first uniforms', 4_000],
    ],
    story: [
      {
        heading: 'Her work',
        paragraphs: [
          'Lakshmi hems, alters and mends for the whole of her street. Her mother gave her the machine as a wedding gift.',
          'In June the government school two lanes away asked whether she could make 120 uniforms by the next term. With an overlock and a cutting table she can, together with her two sisters-in-law, and keep the order for the years after.',
        ],
        quote: 'The school asked me, not a factory.',
      },
    ],
    updates: [{ daysAgo: 1, message: 'The headmistress has kept the order for me until January.' }],
  },
  {
    slug: 'meena-story',
    title: "A licence and a sealing machine for Meena's papad",
    description: 'Her papad sells at every fair in the district. Shops want it too, sealed and with a licence number.',
    location: 'Dungarpur, Rajasthan',
    organiserName: 'Meena Damor',
    ctaText: 'Support Meena',
    goal: 25_000,
    raised: 8_500,
    supporters: 47,
    ageDays: 6,
    costs: [
      ['Sealing machine and scale', 9_000],
      ['Food licence and laboratory test', 6_000],
      ['Drying racks under a net', 6_000],
      ['Labels and the first packets', 4_000],
    ],
    story: [
      {
        heading: 'From the fair to the shelf',
        paragraphs: [
          'Meena and four neighbours roll two thousand papad in a week, with moong from their own fields. At the fairs they sell out by noon.',
          'Three grocers in Udaipur have asked for a hundred packets a month. A shop can only sell packets that are sealed, weighed and licensed.',
        ],
        quote: 'People like my papad. Now I need the licence to sell it in shops.',
      },
    ],
    updates: [],
  },
  {
    slug: 'fatima-story',
    title: 'An electric auto for Fatima',
    description: 'She has a driving licence and her first ten passengers: girls of her street who go to college.',
    location: 'Bhopal, Madhya Pradesh',
    organiserName: 'Fatima Ansari',
    ctaText: 'Support Fatima',
    goal: 45_000,
    raised: 18_200,
    supporters: 47,
    ageDays: 15,
    costs: [
      ['Deposit for an electric auto', 28_000],
      ['Course and commercial licence', 9_000],
      ['Insurance for the first year', 6_000],
      ['Meter and phone mount', 2_000],
    ],
    story: [
      {
        heading: 'The way to college',
        paragraphs: [
          'Fatima learned to drive in her brother’s taxi. Every morning she sees girls of her street wait for a bus that is already full.',
          'Ten families have said that they will pay her by the month to bring their daughters to college and home again. The bank lends the rest of the price once the deposit is paid.',
        ],
        quote: 'I know all these girls by name. I will get them to college on time.',
      },
    ],
    updates: [{ daysAgo: 4, message: 'Passed the written test, 19 of 20. The road test is next month.' }],
  },
  {
    slug: 'kamala-story',
    title: 'Kamala finishes her nursing diploma',
    description: 'She has completed two of three years. The health centre of her village will give her a job.',
    location: 'Mangaldai, Assam',
    organiserName: 'Kamala Deka',
    ctaText: 'Support Kamala',
    goal: 40_000,
    raised: 11_900,
    supporters: 47,
    ageDays: 21,
    costs: [
      ['Fees of the final year', 26_000],
      ['Hostel during the practical months', 9_000],
      ['Uniform, books and exam fee', 5_000],
    ],
    story: [
      {
        heading: 'The last year',
        paragraphs: [
          'Kamala came third in her class in the second year. She lives with her grandmother, and on Sundays she measures the blood pressure of half the village on the veranda.',
          'The health centre has had no nurse for fourteen months. The doctor there has promised her the job when she has her diploma.',
        ],
        quote: 'I want to work in my own village.',
      },
    ],
    updates: [
      { daysAgo: 6, message: 'Results of the second year: 78 percent. My grandmother has hung the sheet on the wall.' },
    ],
  },
]

/** Names as donors write them; every sixth gift is anonymous. */
export const GIVERS: readonly (readonly [name: string, place: string | null])[] = [
  ['Asha', 'Pune'],
  ['Kavita', 'Nagpur'],
  ['Fatima', 'Bhopal'],
  ['Deepa', 'Chennai'],
  ['Harpreet', 'Ludhiana'],
  ['Nandini', 'Mysuru'],
  ['Rahul', 'Mumbai'],
  ['Shabnam', 'Lucknow'],
  ['Mary', 'Kochi'],
  ['Ananya', 'Kolkata'],
  ['Suresh', 'Hyderabad'],
  ['Pooja', 'Jaipur'],
  ['Ritu', 'Delhi'],
  ['Thenmozhi', 'Madurai'],
  ['Imran', null],
  ['Bhavna', 'Ahmedabad'],
  ['Sangeeta', 'Patna'],
  ['Joya', 'Guwahati'],
  ['Meher', 'Srinagar'],
  ['Vaishali', 'Wardha'],
  ['Arun', 'Bengaluru'],
  ['Leela', 'Thrissur'],
  ['Gurmeet', 'Amritsar'],
  ['Parul', 'Surat'],
  ['Nazia', 'Aligarh'],
  ['Smita', 'Nashik'],
  ['Padma', 'Vijayawada'],
  ['Ekta', 'Indore'],
  ['Devika', null],
  ['Rosy', 'Shillong'],
  ['Jyoti', 'Ranchi'],
  ['Manju', 'Udaipur'],
  ['Ishita', 'Siliguri'],
]

/** Messages of some of them. */
export const MESSAGES: readonly string[] = [
  'For the first cold buttermilk of the summer.',
  'From one shopkeeper to another.',
  'My mother would have liked you.',
  'Keep going.',
  'From our kitchen to yours.',
]
