import { endAndTell } from '#app/features/fundraising/monthly/mails/tell.server.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { changeMandate, type Refused } from './own-mandate.server.ts'

export type StopOutcome = { ok: true } | Refused

/** Stops a monthly gift at once: nothing more is sent to the bank, and what is on its way comes back. */
export function stopGiving(ctx: SiteContext, { token }: { token: string }): Promise<StopOutcome> {
  return changeMandate(ctx, token, async (tx, full): Promise<StopOutcome> => {
    await endAndTell(tx, { site: ctx.config, sealer: ctx.sealer, now: ctx.now }, full, 'stopped')
    return { ok: true }
  })
}
