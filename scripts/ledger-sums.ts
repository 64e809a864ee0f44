import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'

const POSTINGS = 'public.ledger_postings'

/** The balance of every account, added up from the rows of a backup while they are read. */
export class LedgerSums {
  readonly #sums = new Map<string, bigint>()

  add(table: string, columns: readonly string[], line: string): void {
    if (table !== POSTINGS) return
    const values = JSON.parse(line) as string[]
    const account = values[columns.indexOf('account_id')] ?? ''
    const amountMinor = BigInt(values[columns.indexOf('amount_minor')] ?? '0')
    this.#sums.set(account, (this.#sums.get(account) ?? 0n) + amountMinor)
  }

  get size(): number {
    return this.#sums.size
  }

  of(account: string): bigint | undefined {
    return this.#sums.get(account)
  }
}

/** The codes of the accounts whose balance in this database is another one. */
export async function findDifferentBalances(db: Db, sums: LedgerSums): Promise<string[]> {
  const { rows } = await db.execute<{ account: string; code: string; sum: string }>(sql`
    SELECT account.id::text AS account, account.code, sum(posting.amount_minor)::text AS sum
    FROM ledger_postings posting JOIN ledger_accounts account ON account.id = posting.account_id
    GROUP BY account.id`)
  const different = rows.filter(({ account, sum }) => sums.of(account) !== BigInt(sum)).map(({ code }) => code)
  return rows.length === sums.size ? different : [...different, 'an account without postings']
}
