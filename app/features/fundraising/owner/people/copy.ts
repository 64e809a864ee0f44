import { daysInWords } from '#app/platform/time/answer-time.ts'
import { listed } from '#app/platform/text/sentences.ts'
import { CO_OWNERS_MAX, type CoOwnerPart, INVITATION_DAYS } from './co-owner-parts.ts'

const parts: Readonly<Record<CoOwnerPart, string>> = {
  story: 'change the story, costs and pictures',
  updates: 'post updates, thank supporters and answer questions',
  supporters: 'see the supporters and download their list',
  money: 'add bills and ask for payouts',
}

/** 'post updates, and add bills and ask for payouts' */
export const partsText = (may: readonly CoOwnerPart[]): string => listed(may.map((part) => parts[part]))

/** The page of the people who help with a campaign. */
export const copy = {
  title: 'People',
  lead: 'Only you can change who it is for and who is paid, pause, extend or close the campaign, and invite people.',
  leadCoOwner: 'You help with this campaign.',
  none: 'Nobody helps you with this campaign yet.',
  may: (what: string) => `May ${what}.`,
  you: 'You',
  waiting: (day: string) => `Invited. The answer can come until ${day}.`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  withdraw: 'Withdraw the invitation',
  leave: 'Stop helping with this campaign',
  invite: {
    title: 'Invite somebody',
    fields: {
      address: {
        label: 'Mobile number or e-mail',
        missing: 'Enter a mobile number or an e-mail address.',
      },
      may: { label: 'This person may', missing: 'Choose what this person may do.', options: parts },
    },
    hint: `The invitation works for ${daysInWords(INVITATION_DAYS)}. Nobody can change the bank account except you.`,
    send: 'Send the invitation',
  },
  refused: {
    yourself: 'This is your own address.',
    already: 'This person is already invited.',
    'too-many': `Up to ${CO_OWNERS_MAX} people can help with a campaign. Remove somebody first.`,
    'no-texts': 'We cannot send text messages at the moment. Please enter an e-mail address.',
    'too-new': (from: string | null) =>
      from
        ? `Your account is new. You can send invitations from ${from}.`
        : 'Please confirm your mobile number or e-mail first. Then you can send invitations.',
  },
  done: { invite: 'The invitation is on its way.', remove: 'Removed. This person can do nothing here any more.' },
} as const

/** The page of an invitation. */
export const invitationCopy = {
  title: (campaign: string) => `Help with “${campaign}”`,
  body: (organiser: string) => `${organiser} invites you to help with this campaign.`,
  may: (what: string) => `You could ${what}.`,
  seen: 'Your name is shown to the organiser.',
  yes: 'Accept',
  no: 'Decline',
  signIn: 'Sign in to accept',
  own: 'This account has the campaign already. Sign in with another account to accept.',
  declined: { title: 'You declined', body: 'Thank you for your answer.' },
  missing: {
    title: 'This invitation does not work any more',
    body: 'It was answered, withdrawn, or is too old. Ask for a new one.',
  },
  home: 'See all campaigns',
} as const

export const mailsCopy = {
  invited: {
    subject: (brandName: string) => `${brandName}: an invitation to help with a campaign`,
    text: 'Someone you know invites you to help with a campaign. See who, and answer:',
    body: (owner: string, campaign: string) => `${owner} invites you to help with the campaign “${campaign}”.`,
    may: (what: string) => `You could ${what}.`,
    days: `The invitation works for ${daysInWords(INVITATION_DAYS)}.`,
    button: 'Accept or decline',
    after: 'If you do not know this person, ignore this mail.',
    why: 'You get this mail because a member entered your address to invite you.',
  },
  accepted: {
    subject: 'Somebody helps with your campaign now',
    text: 'Somebody accepted your invitation to help with your campaign. See who:',
    body: (name: string, campaign: string) => `${name} has accepted your invitation to help with “${campaign}”.`,
    after: 'If you do not know this person, remove them.',
    button: 'See who helps',
    why: (brand: string) => `You get this mail because you have a campaign on ${brand}.`,
  },
} as const
