import type { MemberContext } from '#app/platform/http/request.server.ts'
import { readFinancialYear } from './financial-year.ts'
import { readStatement, type Statement } from './gift-queries.server.ts'

/** The member's statement for the year in the address; null for a year without gifts and for what is no year. */
export async function readOwnStatement(
  { db, actor }: Pick<MemberContext, 'db' | 'actor'>,
  typed: string,
): Promise<Statement | null> {
  const year = readFinancialYear(typed)
  return year === null ? null : readStatement(db, { userId: actor.userId, year })
}
