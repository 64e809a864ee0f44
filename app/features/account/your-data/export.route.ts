import { memberOf } from '#app/features/access/member.server.ts'
import { requireFreshProof } from '#app/features/step-up/fresh-proof.server.ts'
import { ownAccountOf } from '#app/platform/http/request.server.ts'
import { exportAccount } from './export.server.ts'
import type { Route } from './+types/export.route'

/** All data of the signed-in user as a file. Requires a fresh proof of identity. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = memberOf(context)
  requireFreshProof(ctx, { act: 'export', next: '/account#your-data' })
  const archive = await exportAccount(ctx, await ownAccountOf(ctx), ctx.config.brandName)
  return new Response(new Uint8Array(archive), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="your-data.zip"',
    },
  })
}
