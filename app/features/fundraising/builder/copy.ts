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
    line: 'Collect or buy things that are needed: books, kits, blankets.',
    blueprint: [
      'Ask the people who will use it what they need, and how many.',
      'Get two prices for each thing, and write down the better one.',
      'Choose a day and a place where it is handed over.',
      'Show the bill and one photo of the things, not of faces.',
    ],
    tone: 'Practical and exact: what, how many, for whom, by when.',
  },
  'community-circle': {
    name: 'Community circle',
    line: 'Bring people together again and again: a study hour, a kitchen, a walk.',
    blueprint: [
      'Name the circle, its place and its hour.',
      'Find three people who come the first time.',
      'List what each meeting costs, and for how many weeks.',
      'Say after each month who came and what changed.',
    ],
    tone: 'Warm and inviting: write as you would ask a neighbour.',
  },
  'awareness-action': {
    name: 'Awareness action',
    line: 'Make something known, and give people one thing to do about it.',
    blueprint: [
      'Say the one fact that people should know, and where it stands.',
      'Choose the one act that you ask of them.',
      'Plan where they meet it: a wall, a play, a door-to-door day.',
      'Count the acts, not the posts.',
    ],
    tone: 'Clear and calm: one fact, one act, no fear.',
  },
  education: {
    name: 'Education',
    line: 'Fees, lessons, a library, a way to school.',
    blueprint: [
      'Say who learns, what, and until when.',
      'List fees, books and travel apart.',
      'Ask the school or the college for a letter.',
      'Tell after each term how it goes.',
    ],
    tone: 'Proud and concrete: what somebody will be able to do.',
  },
  climate: {
    name: 'Climate',
    line: 'Trees, ponds, heat, waste: something in your own ward.',
    blueprint: [
      'Choose one place that people know.',
      'Write down how it is today, with a number.',
      'Ask whoever looks after it for a yes.',
      'Plan who cares for it after the first day.',
    ],
    tone: 'Local and hopeful: this pond, these trees, this summer.',
  },
  housing: {
    name: 'Housing',
    line: 'A roof, a repair, a safe room, the first rent.',
    blueprint: [
      'Say what has to be built or mended, and what happens first.',
      'Get a written estimate.',
      'Keep the address private; name the town only.',
      'Show the work before and after, with consent.',
    ],
    tone: 'Plain and respectful: a home, and the person who decides about it.',
  },
}

export const copy = {
  metaTitle: 'Campaign builder',
  metaDescription: 'Build a campaign in three steps: a cause, your story, a goal. A person checks it, then it opens.',
  back: 'Student programme',
  title: 'Campaign builder',
  lead: 'A cause, your story, a goal. A person checks it, then it opens for support.',
  steps: {
    label: 'Steps',
    names: { cause: 'Cause', story: 'Story', goal: 'Goal' },
    spoken: (step: number, name: string) => `Step ${step} of 3: ${name}`,
  },
  previous: 'Previous',
  next: 'Next Step',
  launch: 'Launch Campaign',
  incomplete: {
    1: 'Choose a cause to go on.',
    2: 'Title, story and your own why are needed to go on.',
    3: 'A goal is needed to launch.',
  },
  cause: {
    title: 'What is it for?',
    pathway: 'Pathway',
    blueprint: 'Blueprint',
    blueprintOf: (cause: string) => `Blueprint: ${cause}`,
    tone: 'Tone',
  },
  story: {
    title: 'Tell it in your words',
    name: 'Title',
    nameHint: 'What will be there when you have done it? "A reading room for Ward 7".',
    story: 'Story',
    storyHint:
      'Who, where, what, by when. Leave out phone numbers, addresses and the names of people who did not agree.',
    why: 'Why it matters to you',
    whyHint: 'Two or three sentences. People support people.',
  },
  goal: {
    title: 'What does it take?',
    goal: 'Goal in rupees',
    goalHint: (min: string, max: string) => `Whole rupees, from ${min} to ${max}.`,
    goalRead: (amount: string) => `That is ${amount}.`,
    place: 'Town or place (optional)',
    costs: 'What the money buys (optional)',
    costsHint: 'One thing a line, its amount at the end. People give more easily when they see it.',
    costsExample: 'Notebooks for 40 children: 2,400',
    adult: 'I am 18 or older',
    adultHint: 'Younger? Complete your student profile first: there a guardian is asked.',
    profile: 'Student profile',
    guardian: 'Your campaign is looked at now and opens once your guardian has agreed.',
    before:
      'Launching sends it to a person who reads it. With her yes, everything in the preview and your name are public, and people can give. You hear by mail.',
    signIn: 'You sign in first. What you wrote waits here.',
  },
  preview: {
    title: 'Preview',
    open: 'Show the preview',
    noTitle: 'Your title',
    noStory: 'Your story begins here.',
    place: 'India',
    progress: 'Nothing given yet',
    raised: '₹0',
    of: (goal: string) => `of ${goal}`,
    noGoal: 'of your goal',
    days: (days: number) => `${days} days left`,
    story: 'The story',
    why: 'Why this matters to me',
    costs: 'What the money buys',
    by: (name: string) => `Built by ${name}`,
    byYou: 'Built by you',
    cover: 'The cover is drawn anew from the title when it opens.',
  },
  kept: {
    device: 'Kept on this device as you type.',
    saving: 'Saving …',
    saved: 'Saved in your account.',
    failed: 'Your account cannot be reached just now. It is kept on this device.',
    noScript: 'Sign in, and each step is saved in your account when you press Next Step.',
  },
  versions: {
    here: (at: string) => `A newer draft from another device is shown. The one on this device is from ${at}.`,
    there: (at: string) => `Another device has a different draft, from ${at}. This one is shown.`,
    gone: 'Another device launched or cleared this draft. What you wrote here is still shown.',
    swap: { here: 'Show the one of this device', there: 'Show that one', gone: 'Clear it here too' },
    keep: 'Keep this one',
    posted: 'Another device changed this draft meanwhile. Press again to keep what stands here.',
  },
  startOver: {
    summary: 'Start over',
    sure: 'Everything you wrote in this draft is removed, here and in your account.',
    sureMending: 'Your changes are removed; the campaign stands again as it came back.',
    yes: 'Yes, start over',
  },
  mending: {
    title: 'It came back with a note',
    note: 'Change what is asked, go through the steps and launch it again.',
  },
  sent: {
    title: 'Your campaign is with our team',
    body: (name: string) =>
      `A person reads "${name}". When it opens, you get a mail with its link. If something has to change, you get a note and can change it here.`,
    guardian: 'Your guardian has to agree before it opens. You can ask again from your student profile.',
    list: 'My campaigns',
    profile: 'Student profile',
    another: 'Build another one',
  },
} as const
