import type { EventInput } from '#app/features/events/operator/forms.ts'
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

interface DemoEventCampaign extends Pick<CampaignInput, 'title' | 'description' | 'story'> {
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
    summary: 'Three student DJs play your songs. Each song that you request brings money for books.',
    description:
      'Doors open at 6:30 pm. Three students of the college play old film songs first, then dance music.\n\nEntry is free. If you request a song, you can give any amount for the library corner. A student writes the song and the amount on the board.\n\nGirls under 18 come with a parent or a teacher. Two student volunteers walk with everybody to the last bus at 10:30 pm.',
    capacity: 150,
    entry: 'free',
    attendees: 86,
    campaign: {
      title: 'A library corner for the girls’ hostel in Wardha',
      description:
        'Forty girls share one table and have no books. We want to set up a corner with a shelf, books, a lamp and mats.',
      location: 'Wardha, Maharashtra',
      organiserName: 'Students of Saraswati College',
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
            'In the hostel the light in the dining room goes off at nine. The warden has offered us the corner under the stairs, if we bring a shelf and a lamp.',
            'We asked the girls what they want to read. The list has detective stories, a dictionary and everything about space.',
          ],
          quote: 'We already read aloud to each other. Now we need more books.',
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
    summary: 'Dinner together, a local band and a dance. Grandmothers choose the first song.',
    description:
      'We cook together from 4 pm. You are welcome to help. Dinner is at 6:30 pm and the band starts at 8 pm. At 10 pm everybody helps to fold the tables.\n\nYour entry is a gift of any amount for the blankets. Elders of the neighbourhood are our guests.',
    capacity: 60,
    entry: 'gift',
    attendees: 41,
    campaign: {
      title: 'Blankets for elders who live alone in Shimla',
      description:
        'Twelve elders who live alone can heat only one room in winter. We buy a warm blanket for each of them.',
      location: 'Shimla, Himachal Pradesh',
      organiserName: 'Sanjauli Youth Circle',
      goal: 3_000,
      costs: [
        ['Twelve wool blankets from the mill', 2_640],
        ['Porter up the hill', 360],
      ],
      story: [
        {
          heading: 'Above the bus stand',
          paragraphs: [
            'We bring groceries to twelve houses on Sundays. In November we noticed that many elders keep their good blankets for their grandchildren.',
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
    summary: 'We repair the bicycles of schoolgirls, and then ride together through the town.',
    description:
      'Two mechanics show us how to repair brakes, chains and punctures. Every girl who cycles to school can bring her bicycle and learn to repair it.\n\nAt 10 am we ride slowly through the town together.',
    capacity: null,
    entry: 'free',
    attendees: 120,
    campaign: {
      title: 'Tyres, brakes and lamps for forty school bicycles',
      description: 'Forty girls ride up to nine kilometres to school. Their bicycles need tyres, brakes and a lamp.',
      location: 'Dungarpur, Rajasthan',
      organiserName: 'Class 11 of the Government Girls School',
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
            'When a bicycle breaks, a girl stays at home until somebody has time to repair it. Last winter this took eleven days on average.',
            'With spare parts at school and two of us who know how to repair it, it takes one afternoon.',
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
    summary: 'We walk slowly, sit and drink tea. You do not have to talk.',
    description:
      'We meet at the third lamp post. We walk for half an hour, sit for half an hour and drink tea. There are benches and shade.\n\nYou can come late or leave early. A woman of our team is there all the time.',
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
    summary: 'Two quiet hours with clay. Make anything you like.',
    description:
      'We bring clay and aprons. You can make a bowl, a bird or anything else.\n\nChildren can play in the reading room next door. A volunteer looks after them.',
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
    summary: 'Breathe and hum together, in the room or from home with the camera off.',
    description:
      'A music teacher leads the hour. You do not need to sing or perform.\n\nIf you join from home, you find the link on your ticket. Cameras stay off, and we record nothing.',
    capacity: 30,
    entry: 'free',
    attendees: 0,
    onlineUrl: 'https://meet.example.org/evening-of-humming',
  },
]
