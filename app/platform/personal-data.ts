import type { Member, SiteContext } from './context.server.ts'

/** Acts as the person whose data it is. The site's name and address stand in mails that an erasure causes. */
export type PersonContext = SiteContext & { actor: Member }

/**
 * What one feature keeps of people: how it is erased and exported. `test/guards/personal-data.test.ts` compares all
 * declarations with the database.
 */
export interface PersonalData {
  /** The feature's folder. */
  name: string
  /** Each table with a column that names a user, or refers to somebody's shop or student profile. */
  tables: Readonly<Record<string, PersonalTable>>
  /** Takes the person off these tables. Idempotent: an erasure that was interrupted runs again. */
  forget?(ctx: PersonContext): Promise<unknown>
  /** What the file of one's own data holds of it, by its key in that file. */
  export?: Readonly<Record<string, (ctx: PersonContext) => Promise<unknown>>>
}

/** Empty for a table that is erased and exported. */
interface PersonalTable {
  /** Why rows of the person stay after an erasure. An operator's id in the record of an act always stays. */
  kept?: string
  /** Why the file of one's own data leaves it out. */
  notExported?: string
}

/** A table that names only operators: who did, decided or saved something. */
export const OPERATORS_ONLY: PersonalTable = {
  kept: 'The record says which operator did it.',
  notExported: 'Holds the work of operators.',
}
