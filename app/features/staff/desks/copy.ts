import { ROLE_INVITATION_DAYS } from '#app/platform/staff.ts'
export const copy = {
  title: 'Desks',
  lead: 'Each desk answers one kind of request. All operators can read open desks. Only its members can read a private desk. Members of a desk get a mail for each new request.',
  onlyAdministrators: 'Only administrators can change this.',
  isPrivate: 'private',
  nobody: 'No members.',
  nobodyPrivate: 'No members. Nobody can read the requests of this desk.',
  join: {
    label: (queue: string) => `Add a member to the ${queue} desk`,
    choose: 'Choose a person',
    send: 'Add to the desk',
  },
  joinSelf: 'Add yourself',
  leave: (name: string, queue: string) => `Remove ${name} from the ${queue} desk`,
  people: {
    title: 'People with a role',
    lead: 'A role works only after two-step sign-in.',
    caption: 'All people with a role',
    head: { name: 'Name', role: 'Role', step: 'Two-step sign-in', act: 'Action' },
    roles: { operator: 'Operator', administrator: 'Administrator' },
    hasStep: 'set up',
    noStep: 'not set up: the role does not work yet',
    invited: 'Invited, not accepted yet',
    withdraw: 'Withdraw the invitation',
    withdrawOf: (name: string) => `Withdraw the invitation of ${name}`,
    you: 'you',
    dismiss: 'Remove the role',
    dismissOf: (name: string) => `Remove the role of ${name}`,
  },
  appoint: {
    title: 'Invite an operator',
    email: {
      label: 'E-mail address of their account',
      hint: `They get a mail with a link and can accept within ${ROLE_INVITATION_DAYS} days. If you invite them again, they get a new link.`,
    },
    missing: 'Please enter the e-mail address of their account.',
    send: 'Send the invitation',
    refused: {
      'no-account':
        'There is no account with this address. Ask them to join, or to add it to the account that they have.',
      'not-confirmed': 'They have not confirmed this address yet. Ask them to open the link in our first mail.',
      'has-role': 'This person is already an operator.',
      'no-mail': 'This demonstration cannot send mail, so you cannot invite anybody.',
    },
  },
  done: {
    join: 'Added to the desk.',
    leave: 'Removed from the desk.',
    appoint: 'Invitation sent. They become an operator when they accept it.',
    dismiss: 'Removed. The change works at once.',
  },
  refused: {
    notAllowed: 'Only administrators can do this.',
    nobodyChosen: 'Please choose a person first.',
    unknown: 'This is not possible here. Please choose again.',
  },
} as const
