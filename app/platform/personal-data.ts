import type { Member, SiteContext } from './context.server.ts'
import type { Db } from './db/database.server.ts'
import type { FileStore } from './files/file-store.ts'

/** The context of the member whose data it is. Mails that an erasure sends contain the site's name and address. */
export type PersonContext = SiteContext & { actor: Member }

/** Confirmed addresses only: an unconfirmed one may belong to somebody else. */
export interface Addresses {
  email: string | null
  /** Digits without a plus. */
  phone: string | null
}

/** As rows store them: 'asha@example.in', '+919876543210'. */
export const contactsOf = ({ email, phone }: Addresses): string[] => [
  ...(email === null ? [] : [email.toLowerCase()]),
  ...(phone === null ? [] : [`+${phone}`]),
]

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
  /** Deletes or blanks what an erasure had to keep, on its day (`app/features/erasure/columns.txt`). Run by a job. */
  expire?(expiring: Expiring): Promise<unknown>
  /** The feature's parts of a member's data export, by key. */
  export?: Readonly<Record<string, (ctx: PersonContext) => Promise<unknown>>>
}

export interface Expiring {
  db: Db
  files: FileStore
  now: Date
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
