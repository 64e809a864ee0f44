import type { CheckKind, NewFact, Seen } from './check-kinds.ts'

/** “What we checked” on the campaign's page, and the mails about documents. */
export const copy = {
  title: 'What we checked',
  lead: 'Our team checked only what is listed here.',
  kinds: {
    identity: 'Identity',
    relation: 'Relation',
    estimate: 'Estimate',
    bank: 'Bank account',
  } satisfies Record<CheckKind, string>,
  seen: {
    'identity-organiser': 'We saw an identity document of the organiser.',
    'identity-beneficiary': 'We saw an identity document of the person the campaign is for.',
    registration: 'We saw the registration of the organisation.',
    'same-person': 'The organiser is the person the campaign is for. We compared the documents.',
    'relation-document': 'We saw a document about how the organiser and the person the campaign is for are related.',
    'relation-spoken': 'We spoke with the person the campaign is for, or with their guardian.',
    estimate: 'We saw an estimate.',
    'estimate-confirmed': 'We saw an estimate, and its author confirmed it to us.',
    'account-institution': 'The bank account that is paid is in the name of the hospital, college or shop.',
    'account-beneficiary': 'The bank account that is paid is in the name of the person the campaign is for.',
    'account-owner': 'The bank account that is paid is in the name of the organiser.',
  } satisfies Record<Seen, string>,
  amount: (amount: string) => `Its amount: ${amount}.`,
  by: (name: string | null, day: string, until: string) =>
    `${name === null ? 'Compared by the bank' : `Checked by ${name} of our team`} on ${day}, valid until ${until}`,
  again: {
    payee: 'This is being checked again, because the bank account was changed.',
    goal: 'This is being checked again, because the goal was raised.',
    costs: 'This is being checked again, because the costs were changed.',
    beneficiary: 'This is being checked again, because the campaign is now for somebody else.',
    relation: 'This is being checked again, because the organiser changed how they are related.',
  } satisfies Record<NewFact, string>,
  mails: {
    refused: {
      subject: 'Please send another document for your campaign',
      text: 'We could not use a document of your campaign. Read why:',
      body: (kind: CheckKind, title: string) =>
        `We looked at a document for “${title}” (${KIND[kind]}), and cannot use it.`,
      reason: (reason: string) => `The reason: ${reason}`,
      after: 'You can send another one. Only our team sees it.',
      button: 'Open the checks of your campaign',
    },
    why: (brand: string) => `You get this mail because you have a campaign on ${brand}.`,
  },
} as const

const KIND: Record<CheckKind, string> = {
  identity: 'identity',
  relation: 'relation',
  estimate: 'estimate',
  bank: 'bank account',
}
