import type { Cause } from '#app/features/fundraising/builder/form.ts'

interface CauseCopy {
  name: string
  line: string
  /** The steps of such a campaign. */
  blueprint: readonly string[]
  /** The usual tone. */
  tone: string
}

export const causes: Readonly<Record<Cause, CauseCopy>> = {
  'product-drive': {
    name: 'Product drive',
    line: 'Collect or buy items that people need, such as books, kits or blankets.',
    blueprint: [
      'Ask the people what they need, and how many.',
      'Get two prices for each item. Write down the better one.',
      'Choose a day and a place to hand over the items.',
      'Show the bill and a photo of the items, without faces.',
    ],
    tone: 'Practical and exact: what, how many, for whom, by when.',
  },
  'community-circle': {
    name: 'Community circle',
    line: 'Bring people together regularly, for a study hour, a kitchen or a walk.',
    blueprint: [
      'Choose a name, a place and a time.',
      'Find three people who will come to the first meeting.',
      'List the cost of each meeting and the number of weeks.',
      'Report each month who came and what changed.',
    ],
    tone: 'Warm: write as you would ask a neighbour.',
  },
  'awareness-action': {
    name: 'Awareness action',
    line: 'Tell people about a problem and ask them to do one thing about it.',
    blueprint: [
      'Choose one fact that people should know. Name its source.',
      'Choose one thing that they should do.',
      'Plan how to tell them: a wall, a play or door to door.',
      'Count how many people did it.',
    ],
    tone: 'Clear and calm: one fact and one thing to do.',
  },
  education: {
    name: 'Education',
    line: 'Pay for fees, lessons, a library or the way to school.',
    blueprint: [
      'Say who learns what, and until when.',
      'List fees, books and travel separately.',
      'Ask the school or the college for a letter.',
      'Report after each term.',
    ],
    tone: 'Concrete: say what the person will be able to do.',
  },
  climate: {
    name: 'Climate',
    line: 'Improve your own area: trees, ponds, heat or waste.',
    blueprint: [
      'Choose one place that people know.',
      'Describe how it is today, with a number.',
      'Ask the owner or the office for permission.',
      'Plan who looks after it later.',
    ],
    tone: 'Local and hopeful: name the place and the date.',
  },
  housing: {
    name: 'Housing',
    line: 'Pay for a roof, a repair, a safe room or the first rent.',
    blueprint: [
      'Say what you will build or repair, and what comes first.',
      'Get a written estimate.',
      'Name only the town. Keep the address private.',
      'Show the work before and after, with consent.',
    ],
    tone: 'Plain and respectful.',
  },
}

export const copy = {
  metaTitle: 'Campaign builder',
  metaDescription:
    'Create a campaign in three steps: choose a cause, write your story, set a goal. We check it before it opens.',
  back: 'Student programme',
  title: 'Campaign builder',
  lead: 'Choose a cause, write your story and set a goal. We check your campaign before it opens.',
  steps: {
    label: 'Steps',
    names: { cause: 'Cause', story: 'Story', goal: 'Goal' },
    spoken: (step: number, name: string) => `Step ${step} of 3: ${name}`,
  },
  previous: 'Previous',
  next: 'Next Step',
  launch: 'Launch Campaign',
  incomplete: {
    1: 'Choose a cause to continue.',
    2: 'Enter a title, your story and your reason to continue.',
    3: 'Enter a goal and choose both rules to launch.',
  },
  cause: {
    title: 'What is it for?',
    pathway: 'Pathway',
    /** The campaign kind of each cause. */
    pathways: {
      'product-drive': 'Product Drive',
      'community-circle': 'Community Circle',
      'awareness-action': 'Awareness Action',
      education: 'General',
      climate: 'General',
      housing: 'General',
    } satisfies Readonly<Record<Cause, string>>,
    blueprint: 'Blueprint',
    blueprintOf: (cause: string) => `Blueprint: ${cause}`,
    tone: 'Tone',
  },
  story: {
    title: 'Tell your story',
    name: 'Title',
    nameHint: 'For example "A reading room for Ward 7".',
    story: 'Story',
    storyHint:
      'Say who needs what, where and by when. Do not write phone numbers, addresses or names of people who did not agree.',
    why: 'Why it matters to you',
    whyHint: 'Two or three sentences.',
  },
  goal: {
    title: 'How much do you need?',
    goal: 'Goal in rupees',
    goalHint: (min: string, max: string) => `Enter whole rupees, from ${min} to ${max}.`,
    goalRead: (amount: string) => `That is ${amount}.`,
    place: 'Town or place (optional)',
    costs: 'What the money buys (optional)',
    costsHint: 'Write one item on each line, with the amount at the end.',
    costsExample: 'Notebooks for 40 children: 2,400',
    adult: 'I am 18 or older',
    adultHint: 'If you are younger, complete your student profile first. There we ask your parent or guardian.',
    profile: 'Student profile',
    guardian: 'We check your campaign now. It opens after your guardian has agreed.',
    before:
      'When you launch, our team reads your campaign. If they approve it, everybody can see the preview and your name, and people can donate. We write to you by e-mail or text message.',
    signIn: 'Please sign in first. We keep your text.',
  },
  preview: {
    title: 'Preview',
    open: 'Show the preview',
    noTitle: 'Your title',
    noStory: 'Your story appears here.',
    place: 'India',
    progress: 'No donations yet',
    raised: '₹0',
    of: (goal: string) => `of ${goal}`,
    noGoal: 'of your goal',
    days: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
    story: 'The story',
    why: 'Why this matters to me',
    costs: 'What the money buys',
    by: (name: string) => `Created by ${name}`,
    byYou: 'Created by you',
    cover: 'When your campaign opens, we draw a new cover from the title.',
  },
  kept: {
    device: 'Saved on this device.',
    saving: 'Saving …',
    saved: 'Saved in your account.',
    failed: 'We cannot reach your account at the moment. Your draft is saved on this device.',
    noScript: 'If you sign in, we save each step when you press Next Step.',
  },
  versions: {
    here: (at: string) => `You see a newer draft from another device. The draft on this device is from ${at}.`,
    there: (at: string) => `Another device has a different draft, from ${at}. You see the draft on this device.`,
    gone: 'You launched or deleted this draft on another device. Here you still see your text.',
    swap: { here: 'Show the draft on this device', there: 'Show the other draft', gone: 'Delete it here too' },
    keep: 'Keep this draft',
    posted: 'You changed this draft on another device. Press again to save this version.',
  },
  startOver: {
    summary: 'Start over',
    sure: 'We delete this draft on this device and in your account.',
    sureMending: 'We delete your changes. You see the campaign as we returned it.',
    yes: 'Yes, start over',
  },
  mending: {
    title: 'Your campaign needs a change',
    note: 'Make the change and launch it again.',
  },
  sent: {
    title: 'We have received your campaign',
    body: (name: string) =>
      `We read "${name}". When it opens, we send you the link. If it needs a change, we tell you what, and you can change it here.`,
    guardian: 'Your guardian has to agree before it opens. You can ask them again in your student profile.',
    list: 'My campaigns',
    profile: 'Student profile',
    another: 'Create another campaign',
  },
} as const
