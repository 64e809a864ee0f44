import { INVITATION_DAYS } from './invitation-days.ts'
import { daysInWords } from '#app/platform/time/answer-time.ts'

export const copy = {
  badges: { warrior: 'Warrior', guardian: 'Guardian', phoenix: 'Phoenix', lioness: 'Lioness' },
  form: {
    name: 'Please enter a name for your squad.',
    tooLong: (charsMax: number) => `A name can have up to ${charsMax} characters.`,
    badge: 'Please choose a badge.',
    wrong: (addresses: string) => `These are neither mobile numbers nor e-mail addresses: ${addresses}`,
    tooMany: (max: number) => `A squad can have ${max} people. Please invite fewer.`,
    tooManyToday: (max: number) => `You can send ${max} invitations a day. Please send the others tomorrow.`,
    noTexts: 'We cannot send text messages at the moment. Please enter e-mail addresses.',
    tooNew: (from: string | null) =>
      from
        ? `Your account is new. You can send invitations from ${from}. You can start the squad now without them.`
        : 'Please confirm your mobile number or e-mail first. Then you can send invitations.',
  },
  mail: {
    subject: (brandName: string) => `${brandName}: an invitation to a squad`,
    text: 'Someone you know invites you to a squad of friends. See who, and answer:',
    body: (founder: string, squad: string) => [
      `${founder} invites you to the squad “${squad}”. A squad is a small group of friends who help each other in an emergency.`,
      `The invitation works for ${daysInWords(INVITATION_DAYS)}.`,
    ],
    button: 'Accept or decline',
    after: 'If you do not know this person, ignore this mail.',
    why: 'You get this mail because a member entered your address to invite you.',
  },
} as const
