import { HELPLINES } from '#app/platform/india/helplines.ts'

export const copy = {
  members: 'Members',
  founder: 'founder',
  you: 'you',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  leave: 'Leave the squad',
  invited: 'Invited, not answered yet',
  invite: {
    title: 'Invite friends',
    emails: 'Mobile numbers or e-mail addresses',
    hint: 'Separate them with commas.',
    send: 'Send invitations',
    sent: (count: number) => (count === 1 ? '1 invitation is on its way.' : `${count} invitations are on their way.`),
    none: 'You have already invited them.',
    empty: 'Please enter at least one address.',
  },
  promise: `We promise each other: when one of us calls, the others come. In danger, call ${HELPLINES.emergency} first.`,
  back: 'Fearless Girls',
} as const
