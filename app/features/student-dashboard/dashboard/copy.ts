import { counted } from '#app/platform/text/plural.ts'
import { GUARDIAN_COOLDOWN_DAYS } from '#app/features/students/limits.ts'
import { daysInWords } from '#app/platform/time/answer-time.ts'
import type { ModerationState } from '#app/features/stories/views.ts'

/** Copy of the dashboard. Labels and toasts are those of the specification. */
export const copy = {
  metaTitle: 'Your dashboard',
  back: 'Student programme',
  rank: (rank: number) => `Rank ${rank}`,
  greeting: (name: string) => `Namaste, ${name}`,
  toNext: (points: number, rank: number) => `${counted(points, 'more point', 'more points')} to rank ${rank}.`,
  share: 'Share Story',
  signOut: 'Sign Out',
  toasts: {
    profile: { title: 'Profile created!', body: 'Welcome to the SSR community!' },
    saved: { title: 'Saved', body: 'Your profile is up to date.' },
    signedOut: { title: 'Signed out successfully', body: 'See you next time!' },
    signOutFailed: { title: 'Error signing out', body: 'We could not reach the service. Please try again.' },
  },
  profile: {
    label: 'Your profile',
    line: (course: string | null, year: number) => [course, `Year ${year}`].filter(Boolean).join(', '),
    edit: 'Edit profile',
  },
  figures: { label: 'Your numbers', stories: 'Stories', likes: 'Likes', points: 'Impact Points', rank: 'Rank' },
  next: {
    title: (rank: number) => `On the way to rank ${rank}`,
    of: (points: number, goal: number) => `${points} of ${goal}`,
    label: (points: number, goal: number, rank: number) => `${points} of ${goal} points to rank ${rank}`,
    how: (story: number, like: number) =>
      `You get ${story} points for each story and ${like} for each like. Only you see your points.`,
  },
  actions: {
    label: 'Quick actions',
    list: [
      {
        to: '/stories/new',
        icon: 'plus',
        dye: 'madder',
        title: 'Share a Good Deed',
        body: 'Write about it, with or without a photo',
      },
      {
        to: '/ssr/needs?kind=volunteers',
        icon: 'users',
        dye: 'neem',
        title: 'Find Volunteers',
        body: 'Ask for help, or offer yours',
      },
      {
        to: '/ssr/needs?kind=causes',
        icon: 'sprout',
        dye: 'indigo',
        title: 'Browse Causes',
        body: 'See what colleges and groups work on',
      },
    ],
  },
  own: {
    title: 'Your stories',
    states: { published: 'published', waiting: 'waiting for consent', hidden: 'hidden' } satisfies Record<
      ModerationState['state'],
      string
    >,
    all: (count: number) => `All ${count} of your stories`,
    likes: (count: number) => counted(count, 'like', 'likes'),
    nameless: 'without your name',
    rule: (rule: string) => `The rule: ${rule}.`,
    upheld: 'A second person has read it. It stays hidden.',
    kept: 'Nothing was deleted. You can see and withdraw the story on its page.',
    appeal: {
      open: 'Appeal',
      label: 'Why should we publish it?',
      hint: 'You can appeal once. Another person reads it.',
      send: 'Send appeal',
      sent: (date: string) => `You have appealed. Another person answers by ${date}.`,
    },
    refused: {
      'not-hidden': 'This story is already published again.',
      'appealed-already': 'You have already appealed.',
    },
  },
  guardian: {
    title: 'A parent’s or guardian’s consent',
    label: 'Mobile number or e-mail of a parent or guardian',
    hint: 'Tell them that a message is coming.',
    send: 'Send the message',
    again: 'Send it again, or to another number or address',
    says: {
      'not-asked':
        'You are under eighteen, so we need a parent’s or guardian’s consent before we publish anything. You can write stories now. We publish them after the consent.',
      asked: (sent: string, until: string) =>
        `We sent the message ${sent}. They can answer until ${until}. You can write stories now. We publish them after the consent.`,
      late: 'They did not answer in time. You can send a new message.',
      allowed: 'They gave consent. Everyone can see your stories. They can withdraw it at any time.',
      declined: 'They refused. We publish nothing by you. You can still write stories. Only you see them.',
      withdrawn: 'They withdrew their consent. We hide your stories. Nothing was deleted.',
    },
    from: (date: string) => `You can ask again from ${date}.`,
    tooNew: (from: string) => `Your account is new. You can send the message to them from ${from}.`,
    unconfirmed: 'Please confirm your own mobile number or e-mail first. Then you can send the message to them.',
    done: 'The message is on its way.',
    refused: {
      'own-address': 'This is your own. Please enter the mobile number or e-mail of a parent or guardian.',
      'no-texts': 'We cannot send text messages at the moment. Please enter an e-mail address.',
      rest: `After a refusal we do not ask again for ${daysInWords(GUARDIAN_COOLDOWN_DAYS)}.`,
      'too-many': 'You have sent many messages today. Please try again tomorrow.',
      'allowed-already': 'They have already given consent.',
    },
  },
  feed: {
    title: 'From the community',
    all: 'All stories',
    empty: { title: 'No stories yet', body: 'Be the first to share a good deed story!' },
  },
} as const
