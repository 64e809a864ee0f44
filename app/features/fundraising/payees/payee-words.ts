import type { PayeeKind } from './payee-kinds.ts'

/** Who is paid, as everybody may read it. */
export interface PublicPayee {
  kind: PayeeKind
  /** Of an institution; null of a person. */
  name: string | null
  /** Why the money goes to the organiser. */
  reason: string | null
}

const NAMELESS = {
  beneficiary: 'the person the campaign is for',
  owner: 'the organiser',
} as const

/** A payee as everybody may see it: only an institution has its name. */
export const publicPayee = ({ kind, name }: { kind: PayeeKind; name: string }): string =>
  kind === 'institution' ? name : NAMELESS[kind]

const SENTENCE = {
  beneficiary: 'The person the campaign is for',
  owner: 'The organiser',
} as const

/** The line in the rules of a campaign: its term and its words. */
export const payeeLine = ({ kind, name, reason }: PublicPayee): readonly [string, string] => {
  const to = kind === 'institution' ? (name ?? '') : SENTENCE[kind]
  return ['Who is paid', reason === null ? to : `${to}. The reason: ${reason}`]
}
