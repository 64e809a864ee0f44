import { createHash } from 'node:crypto'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canStaffQueues } from '#app/features/requests/policy.ts'
import type { Config } from '#app/platform/config/config.server.ts'
import { type PrivateContext, userIdOf } from '#app/platform/context.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { InviteOutcome, StaffPort } from '#app/platform/staff.ts'
import { invitationMail } from './invitation/mails.ts'

interface InviteContext extends PrivateContext {
  staff: StaffPort
  config: Pick<Config, 'brandName' | 'siteUrl' | 'canSendMail'>
}

export type InviteOperatorOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'no-mail' | Exclude<InviteOutcome, { ok: true }>['reason'] }

/**
 * Invites a member to the operator's role and mails the link to accept it. Replaces an earlier invitation that was not
 * accepted. Administrators only.
 */
export async function inviteOperator(ctx: InviteContext, { email }: { email: string }): Promise<InviteOperatorOutcome> {
  const givenBy = userIdOf(ctx.actor)
  if (!canStaffQueues(ctx.actor) || !givenBy) return { ok: false, reason: 'not-allowed' }
  if (!ctx.config.canSendMail) return { ok: false, reason: 'no-mail' }
  const invited = await ctx.staff.inviteOperator({ email, givenBy })
  if (!invited.ok) return invited
  const { userId, token } = invited
  await ctx.db.transaction(async (tx) => {
    await recordAct(tx, ctx, { verb: 'appointed', subject: { kind: 'operator', id: userId }, detail: email })
    await notify(tx, ctx, {
      to: email,
      key: `role-invitation:${createHash('sha256').update(token).digest('base64url')}`,
      mail: () => invitationMail('operator', { token, site: ctx.config }),
      language: 'en',
    })
  })
  return { ok: true }
}
