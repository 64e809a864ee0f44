import { redirect } from 'react-router'
import { requireFreshProof } from '#app/features/step-up/fresh-proof.server.ts'
import { contextOf, findMember } from '#app/platform/request.server.ts'
import { exportAccount } from './export.server.ts'
import type { Route } from './+types/export.route'

/** All data of the signed-in person as a file. A visitor signs in first; a fresh proof of identity is asked for. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const member = findMember(ctx)
  const own = await ctx.accounts.findOwn()
  if (!member || !own) throw redirect('/auth?next=/account')
  requireFreshProof(ctx, { act: 'export', next: '/account#your-data' })
  const archive = await exportAccount({ ctx, db: ctx.db, userId: member.userId, own, now: ctx.now })
  return new Response(new Uint8Array(archive), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="your-data.zip"',
      'Cache-Control': 'no-store',
    },
  })
}
