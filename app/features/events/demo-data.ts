import type { EventInput } from './operator/forms.ts'
import type { CampaignInput } from '#app/features/fundraising/schema.ts'

type RelativeFields =
  | 'startsAt'
  | 'endsAt'
  | 'attendeesBaseline'
  | 'baselineNote'
  | 'campaignSlug'
  | 'onlineUrl'
  | 'cause'

/** An event of the demo data. Money in rupees; days are relative to the day on which the data is created. */
export interface DemoEvent extends Omit<EventInput, RelativeFields> {
  inDays: number
  /** Hour in Indian time, e.g. 18.5 for 18:30. */
  fromHour: number
  hours: number
  cause?: string
  /** People counted on paper lists. */
  attendees: number
  onlineUrl?: string
  campaign?: DemoEventCampaign
}

interface DemoEventCampaign extends Pick<CampaignInput, 'title' | 'description' | 'story' | 'ctaText'> {
  organiserName: string
  location: string
  goal: number
  costs: readonly (readonly [what: string, rupees: number])[]
  /** Name, place, rupees, days ago. The name is null for an anonymous supporter. */
  gifts: readonly (readonly [name: string | null, place: string | null, rupees: number, daysAgo: number])[]
}

export const EVENTS: readonly DemoEvent[] = [
  {
    slug: 'beats-for-books',
    title: 'Beats for Books',
    type: 'dj-night',
    circle: 'heartbeat',
    inDays: 10,
    fromHour: 19,
    hours: 3.5,
    place: 'Saraswati College hall, Wardha',
    cause: 'A library corner for the girls’ hostel',
    summary: 'Three student DJs, one hall, and a shelf of books that grows with every song you wish for.',
    description:
      'Doors open at half past six. Three students of the college play: old film songs first, then everything that makes a hall jump.\n\nEntry is free. Whoever wishes for a song gives what she likes to the library corner; a student writes the name of the song and the sum on the board.\n\nGirls under 18 come with a parent or a teacher. Two student volunteers walk everybody to the last bus at half past ten.',
    capacity: 150,
    entry: 'free',
    attendees: 86,
    campaign: {
      title: 'A library corner for the girls’ hostel in Wardha',
      description: 'Forty girls share one table and no shelf. A corner with books, a lamp and a mat is all it needs.',
      location: 'Wardha, Maharashtra',
      organiserName: 'Students of Saraswati College',
      ctaText: 'Give to the books',
      goal: 5_000,
      costs: [
        ['Shelf, second hand', 1_600],
        ['Sixty used books', 2_400],
        ['Lamp and two mats', 1_000],
      ],
      story: [
        {
          heading: 'One table, forty girls',
          paragraphs: [
            'In the hostel the light in the dining room goes off at nine. The warden has offered the corner under the stairs, if somebody brings a shelf and a lamp.',
            'We asked the girls what they want to read. The list has detective stories, a dictionary and everything about space.',
          ],
          quote: 'We read aloud anyway. Now we want enough books to disagree.',
        },
      ],
      gifts: [
        ['Asha', 'Pune', 500, 1],
        [null, 'Nagpur', 500, 2],
        ['Vaishali', 'Wardha', 300, 2],
        ['Imran', null, 250, 3],
        ['Smita', 'Nashik', 200, 4],
        ['Rahul', 'Mumbai', 200, 4],
        [null, null, 150, 5],
        ['Kavita', 'Amravati', 100, 6],
        ['Nandini', 'Mysuru', 100, 7],
        ['Arun', 'Bengaluru', 100, 7],
      ],
    },
  },
  {
    slug: 'supper-under-the-lamps',
    title: 'Supper under the lamps',
    type: 'dinner-dance',
    circle: 'heartbeat',
    inDays: 20,
    fromHour: 18.5,
    hours: 3.5,
    place: 'Community kitchen, Sanjauli, Shimla',
    cause: 'Blankets for elders who live alone',
    summary: 'A long table, a local band, a dance to finish. Grandmothers choose the first song.',
    description:
      'We cook together from four o’clock; whoever likes to chop onions is welcome. Supper is at half past six, the band begins at eight, and at ten everybody helps to fold the tables.\n\nYour entry is a gift to the blankets, of any size. Elders of the neighbourhood are our guests.',
    capacity: 60,
    entry: 'gift',
    attendees: 41,
    campaign: {
      title: 'Blankets for elders who live alone in Shimla',
      description: 'Twelve elders above the bus stand heat one room in winter. A warm blanket each, from the mill.',
      location: 'Shimla, Himachal Pradesh',
      organiserName: 'Sanjauli Youth Circle',
      ctaText: 'Give a blanket',
      goal: 3_000,
      costs: [
        ['Twelve wool blankets from the mill', 2_640],
        ['Porter up the hill', 360],
      ],
      story: [
        {
          heading: 'Above the bus stand',
          paragraphs: [
            'We bring the groceries up to twelve houses on Sundays. In November we noticed that the good blankets lie on the beds of the grandchildren, who visit twice a year.',
            'The mill sells us last year’s colours at ₹220 each. We carry them up ourselves, with one porter for the steep part.',
          ],
        },
      ],
      gifts: [
        ['Meher', 'Srinagar', 500, 2],
        ['Harpreet', 'Ludhiana', 300, 3],
        [null, 'Shimla', 250, 4],
        ['Ritu', 'Delhi', 200, 5],
        ['Gurmeet', 'Amritsar', 200, 6],
        ['Ekta', 'Indore', 150, 8],
        [null, null, 100, 8],
        ['Devika', null, 100, 9],
      ],
    },
  },
  {
    slug: 'ride-to-school',
    title: 'Ride to School',
    type: 'youth-campaign',
    circle: 'heartbeat',
    inDays: 30,
    fromHour: 7,
    hours: 4,
    place: 'Bus stand square, Dungarpur',
    cause: 'Bicycle repairs for schoolgirls',
    summary: 'A morning with spanners: we repair every bicycle that a schoolgirl brings, and ride one round together.',
    description:
      'Two mechanics of the bazaar teach us for a morning: brakes, chains, punctures. Every girl who comes to school by bicycle can bring it, and learns to do it herself the next time.\n\nAt ten we ride one slow round through the town, so that everybody sees who is on the road at six in the morning.',
    capacity: null,
    entry: 'free',
    attendees: 120,
    campaign: {
      title: 'Tyres, brakes and lamps for forty school bicycles',
      description: 'Forty girls ride up to nine kilometres to school. Their bicycles need tyres, brakes and a lamp.',
      location: 'Dungarpur, Rajasthan',
      organiserName: 'Class 11 of the Government Girls School',
      ctaText: 'Give a tyre',
      goal: 2_000,
      costs: [
        ['Tyres and tubes', 1_100],
        ['Brake shoes and chains', 500],
        ['Clip-on lamps', 400],
      ],
      story: [
        {
          heading: 'Nine kilometres',
          paragraphs: [
            'When a bicycle breaks, a girl stays at home until somebody has time to repair it. Last winter that was eleven days on average; we counted.',
            'With spare parts in a box at school and the two of us who know how, it is one afternoon.',
          ],
        },
      ],
      gifts: [
        ['Pooja', 'Jaipur', 200, 1],
        [null, 'Udaipur', 150, 2],
        ['Manju', 'Udaipur', 100, 3],
        ['Bhavna', 'Ahmedabad', 100, 4],
        ['Suresh', 'Hyderabad', 100, 5],
        ['Jyoti', 'Ranchi', 100, 5],
        [null, null, 50, 6],
      ],
    },
  },
  {
    slug: 'slow-morning-by-the-lake',
    title: 'A slow morning by the lake',
    type: 'stress-free',
    circle: 'sahaara',
    inDays: 5,
    fromHour: 7,
    hours: 1.5,
    place: 'Futala lake, the steps on the east side, Nagpur',
    summary: 'We walk without hurry, sit, and drink tea from a flask. Nobody has to talk.',
    description:
      'We meet at the third lamp post. Half an hour of walking, half an hour of sitting, tea. Shade and benches are near.\n\nCome late, leave early. A woman of our team is there from beginning to end.',
    capacity: 15,
    entry: 'free',
    attendees: 0,
  },
  {
    slug: 'clay-and-quiet',
    title: 'Clay and quiet',
    type: 'stress-free',
    circle: 'sahaara',
    inDays: 12,
    fromHour: 16,
    hours: 2,
    place: 'Women’s library, first floor, Kothrud, Pune',
    summary: 'A lump of clay, a warm room, two hours in which nothing has to become anything.',
    description:
      'Clay and aprons are there. You may make a bowl, a bird, or a ball that you press flat again.\n\nChildren can play in the reading room next door; a volunteer sits with them.',
    capacity: 20,
    entry: 'free',
    attendees: 0,
  },
  {
    slug: 'evening-of-humming',
    title: 'An evening of humming',
    type: 'stress-free',
    circle: 'sahaara',
    inDays: 19,
    fromHour: 19,
    hours: 1,
    place: 'Room 4, Community centre, Thrissur',
    summary: 'Breathing and humming in a circle, in the room or from home with the camera off.',
    description:
      'One hour, led by a music teacher. No notes, no performing: breath, a low sound, silence.\n\nFrom home you join by a link that stands on your ticket. Cameras stay off, and nothing is recorded.',
    capacity: 30,
    entry: 'free',
    attendees: 0,
    onlineUrl: 'https://meet.example.org/evening-of-humming',
  },
]
