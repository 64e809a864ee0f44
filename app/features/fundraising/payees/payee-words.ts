import { copy } from './payee-copy.ts'
import type { PayeeKind } from './payee-kinds.ts'

/** Who is paid, as everybody may read it. */
export interface PublicPayee {
  kind: PayeeKind
  /** Of an institution; null of a person. */
  name: string | null
  /** Why the money goes to the organiser. */
  reason: string | null
}

/** A payee as everybody may see it: only an institution has its name. */
export const publicPayee = ({ kind, name }: { kind: PayeeKind; name: string }): string =>
  kind === 'institution' ? name : copy.within[kind]

/** The line in the rules of a campaign: its term and its words. */
export const payeeLine = ({ kind, name, reason }: PublicPayee): readonly [string, string] => {
  const to = kind === 'institution' ? (name ?? '') : copy.alone[kind]
  return [copy.term, reason === null ? to : copy.because(to, reason)]
}
