import type { Member, SiteContext } from './context.server.ts'

/** The context of the member whose data it is. Mails that an erasure sends contain the site's name and address. */
export type PersonContext = SiteContext & { actor: Member }

/** Confirmed addresses only: an unconfirmed one may belong to somebody else. */
export interface Addresses {
  email: string | null
  /** Digits without a plus. */
  phone: string | null
}

/**
 * The personal data of one feature, and how it is erased and exported. `test/guards/personal-data.test.ts` compares all
 * declarations with the database.
 */
export interface PersonalData {
  /** The feature's folder. */
  name: string
  /** Each table with a column that references a user, a shop or a student profile. */
  tables: Readonly<Record<string, PersonalTable>>
  /** Removes the member from these tables. Idempotent: an interrupted erasure runs again. */
  forget?(ctx: PersonContext, addresses: Addresses): Promise<unknown>
  /** The feature's parts of a member's data export, by key. */
  export?: Readonly<Record<string, (ctx: PersonContext) => Promise<unknown>>>
}

/** Empty for a table that is erased and exported. */
interface PersonalTable {
  /** Why rows of the member stay after an erasure. The id of an operator who did something always stays. */
  kept?: string
  /** Why the data export does not contain it. */
  notExported?: string
}

/** A table that references only operators. */
export const OPERATORS_ONLY: PersonalTable = {
  kept: 'The record says which operator did it.',
  notExported: 'Holds the work of operators.',
}
