import { INVITATION_DAYS } from '#app/features/squads/invitation-days.ts'
import { daysInWords } from '#app/platform/time/answer-time.ts'

export const copy = {
  title: (squad: string) => `You are invited: ${squad}`,
  body: (founder: string) =>
    `${founder} invites you. A squad is a small group of friends who help each other in an emergency.`,
  badge: (badge: string) => `Badge: ${badge}`,
  seen: 'The other members see only your name. You can leave at any time.',
  yes: 'Join',
  signIn: 'Sign in or create an account to join',
  no: 'No, thank you',
  declined: { title: 'You declined', body: 'We do not tell the others why. The link no longer works.' },
  missing: {
    title: 'This invitation has expired',
    body: `You have already answered it, or it is older than ${daysInWords(INVITATION_DAYS)}. Ask your friend for a new one.`,
  },
  home: 'Fearless Girls',
} as const
