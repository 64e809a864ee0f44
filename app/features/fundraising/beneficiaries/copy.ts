import type { Beneficiary, Relation } from './relations.ts'

const RELATION_WORDS: Readonly<Record<Relation, string>> = {
  self: 'who organises this campaign',
  family: 'a member of the organiser’s family',
  friend: 'a friend or neighbour of the organiser',
  organisation: 'helped by the organiser’s organisation',
  other: 'known to the organiser',
}

export const copy = {
  relations: RELATION_WORDS,
  /** On the page of the campaign, and before paying. */
  term: 'Who it is for',
  words: ({ name, isPseudonym, relation }: Beneficiary) =>
    `${name}${isPseudonym ? ' (name changed)' : ''}, ${RELATION_WORDS[relation]}`,
  tooLong: (charsMax: number) => `The name can have up to ${charsMax} characters.`,
  relation: {
    label: 'Who is it for?',
    options: {
      self: 'Myself',
      family: 'A member of my family',
      friend: 'A friend or neighbour',
      organisation: 'A person or group that my organisation helps',
      other: 'Somebody else whom I know',
    },
    missing: 'Choose who it is for.',
  },
  legalName: {
    label: 'Real name',
    hint: 'As on an identity card, or the name of the group. Type it again whenever you save this form.',
    missing: 'Enter the real name.',
  },
  pseudonym: {
    label: 'Name to show instead',
    hint: 'Only if the real name should not be public. Then only our team can read it.',
    self: 'The page shows your own name as the organiser, so another name here would not hide it.',
    same: 'This is the real name. Enter another one, or leave this empty.',
  },
  /** Where everybody can read the real name; `words` is the beginning of the text. */
  nameIn: {
    title: () => 'The real name is in the title, which you cannot change. Write to us.',
    update: () => 'The real name is in an update, which you cannot change. Write to us.',
    story: () => 'The real name is in the story or the costs. Remove it there first.',
    picture: (words: string) =>
      `The real name is in the words of a picture: “${words}”. Remove the picture, and add it with other words.`,
    request: (words: string) =>
      `The real name is in what you asked a payout for: “${words}”. Withdraw the request, and ask with other words.`,
    payout: (words: string) =>
      `The real name is in what a payout is for: “${words}”. You cannot change it. Write to us.`,
    bill: (words: string) =>
      `The real name is in what a bill is for: “${words}”. Remove the bill, and add it with other words. If a payout names it, write to us.`,
    answer: (words: string) => `The real name is in your answer to a question: “${words}”. Change the answer first.`,
    pause: (words: string) =>
      `The real name is in why the campaign is paused: “${words}”. End the pause, or write to us.`,
    payee: (words: string) => `The real name is in why the money goes to you: “${words}”. Change it there first.`,
  },
  nameTyped: 'This text contains the real name of the person whose name is not shown. Remove it.',
} as const
