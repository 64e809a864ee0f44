import { counted } from '#app/platform/text/plural.ts'
import { GUARDIAN_COOLDOWN_DAYS } from '#app/features/students/schema.ts'
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
    signOutFailed: { title: 'Error signing out', body: 'The service could not be reached. Please try again.' },
  },
  profile: {
    label: 'Your profile',
    line: (course: string | null, year: number) => [course, `year ${year}`].filter(Boolean).join(', '),
    edit: 'Edit profile',
  },
  figures: { label: 'Your numbers', stories: 'Stories', likes: 'Likes', points: 'Impact Points', rank: 'Rank' },
  next: {
    title: (rank: number) => `On the way to rank ${rank}`,
    of: (points: number, goal: number) => `${points} of ${goal}`,
    label: (points: number, goal: number, rank: number) => `${points} of ${goal} points to rank ${rank}`,
    how: (story: number, like: number) => `A story is ${story} points. Each like is ${like}. Only you see them.`,
  },
  actions: {
    label: 'Quick actions',
    list: [
      {
        to: '/stories/new',
        icon: 'plus',
        dye: 'madder',
        title: 'Share a Good Deed',
        body: 'A photo helps, words are enough',
      },
      {
        to: '/ssr/needs?kind=volunteers',
        icon: 'users',
        dye: 'neem',
        title: 'Find Volunteers',
        body: 'Who looks for hands, and who has some',
      },
      {
        to: '/ssr/needs?kind=causes',
        icon: 'sprout',
        dye: 'indigo',
        title: 'Browse Causes',
        body: 'What colleges and circles work on',
      },
    ],
  },
  own: {
    title: 'Your stories',
    states: { published: 'shown', waiting: 'waits', hidden: 'hidden' } satisfies Record<
      ModerationState['state'],
      string
    >,
    all: (count: number) => `All ${count} of your stories`,
    likes: (count: number) => counted(count, 'like', 'likes'),
    nameless: 'without your name',
    rule: (rule: string) => `The rule: ${rule}.`,
    upheld: 'Another person has read it again. It stays hidden.',
    kept: 'Nothing was deleted. You find the story, and can take it back, on its page.',
    appeal: {
      open: 'I see it differently',
      label: 'What did we not see?',
      hint: 'Once, in your own words. Another person reads it.',
      send: 'Send it',
      sent: (date: string) => `You wrote to us. Another person answers by ${date}.`,
    },
    refused: {
      'not-hidden': 'This story is shown again already.',
      'appealed-already': 'You wrote to us about this decision before.',
    },
  },
  guardian: {
    title: 'The yes of a parent or guardian',
    label: 'E-mail of a parent or guardian',
    hint: 'Tell them that a letter is coming.',
    send: 'Send the letter',
    again: 'Send it again, or to another address',
    says: {
      'not-asked':
        'You are under eighteen, so a parent or guardian says yes before anything of yours is shown. You can write stories in the meantime; they wait here.',
      asked: (sent: string, until: string) =>
        `The letter went out ${sent}. It can be answered until ${until}. You can write stories in the meantime; they wait here.`,
      late: 'Nobody answered the last letter in time. You can send a new one.',
      allowed: 'They said yes. Your stories are shown to everybody. They can take the yes back at any time.',
      declined:
        'They said no. Nothing of yours is shown. Perhaps a talk helps: you can still write stories, and they wait here.',
      withdrawn: 'They took their yes back. Nothing of yours is shown at present; nothing was deleted.',
    },
    from: (date: string) => `You can ask again from ${date}.`,
    tooNew: (from: string) => `Your account is new. You can send the mail to them from ${from}.`,
    unconfirmed: 'Please confirm your own e-mail address first. Then you can send the mail to them.',
    done: 'The letter is on its way.',
    refused: {
      'own-address': 'That is your own address. Please give the one of a parent or guardian.',
      rest: `After a no we ask nobody for ${daysInWords(GUARDIAN_COOLDOWN_DAYS)}.`,
      'too-many': 'That were many letters. Please wait a day and talk to them in the meantime.',
      'allowed-already': 'They have said yes already.',
    },
  },
  feed: {
    title: 'From the community',
    all: 'All stories',
    empty: { title: 'No stories yet', body: 'Be the first to share a good deed story!' },
  },
} as const
