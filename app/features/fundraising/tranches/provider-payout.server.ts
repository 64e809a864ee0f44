import { and, eq, ne } from 'drizzle-orm'
import { providerPayouts } from '#app/features/payments/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** Whether a provider sends the tranche. One that the provider refused is paid by hand, or comes back by hand. */
export async function isByProvider(tx: Db, trancheId: string): Promise<boolean> {
  const sending = and(eq(providerPayouts.id, trancheId), ne(providerPayouts.state, 'refused'))
  return (await tx.$count(providerPayouts, sending)) > 0
}
