import { HELPLINES } from '#app/platform/india/helplines.ts'

export const copy = {
  members: 'Members',
  founder: 'founder',
  you: 'you',
  remove: 'Remove',
  removeOf: (name: string) => `Let ${name} go`,
  leave: 'Leave the squad',
  invited: 'Invited, not answered yet',
  invite: {
    title: 'Invite friends',
    emails: 'E-mail addresses',
    hint: 'With commas between.',
    send: 'Send invitations',
    sent: (count: number) => (count === 1 ? '1 invitation is on its way.' : `${count} invitations are on their way.`),
    none: 'They have been invited already.',
    empty: 'Please write at least one address.',
  },
  promise: `One promise: when one of us calls, the others come. In danger call ${HELPLINES.emergency} first.`,
  back: 'Fearless Girls',
} as const
