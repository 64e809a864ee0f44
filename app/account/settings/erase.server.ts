import { forgetMember } from '#app/capabilities/circles/commands/forget-member.server.ts'
import { forgetSupporter } from '#app/capabilities/fundraising/commands/forget-supporter.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { OwnAccount } from '#app/platform/own-account.ts'
import { copy } from './copy.ts'

export type EraseOutcome = { ok: true } | { ok: false; reason: 'not-confirmed' }

/**
 * Takes her name off everything, then removes the account. Should the last step fail, she is still signed in and
 * can do it again.
 */
export async function eraseAccount(ctx: CommandContext, own: OwnAccount, typed: string): Promise<EraseOutcome> {
  if (typed.trim().toUpperCase() !== copy.erase.word) return { ok: false, reason: 'not-confirmed' }
  await forgetSupporter(ctx)
  await forgetMember(ctx)
  await own.delete()
  return { ok: true }
}
