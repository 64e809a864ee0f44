import { addressOf } from '#app/platform/config/config.server.ts'
import { proseMeta } from '#app/features/site/prose-meta.ts'
import { loadProse } from '#app/features/site/prose-page.server.ts'
import { Prose } from '#app/ui/prose/prose.tsx'
import type { Route } from './+types/terms.route'
import { copy } from './copy.ts'

export const meta: Route.MetaFunction = proseMeta

/** Includes the configured grievance officer. */
export const loader = ({ context }: Route.LoaderArgs) =>
  loadProse(context, copy, ({ brandName, grievanceOfficer, mail }) =>
    copy.text(brandName, grievanceOfficer ?? addressOf(mail.from)),
  )

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <Prose text={loaderData.text} />
}
