import type { PayeeKind } from './payee-kinds.ts'

const NAMELESS = {
  beneficiary: 'the person the campaign is for',
  owner: 'the organiser',
} as const

/** A payee as everybody may see it: only an institution has its name. */
export const publicPayee = ({ kind, name }: { kind: PayeeKind; name: string }): string =>
  kind === 'institution' ? name : NAMELESS[kind]
