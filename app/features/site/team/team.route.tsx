import { isOperator } from '#app/platform/context.server.ts'
import { proseMeta } from '#app/features/site/prose-meta.ts'
import { loadProse } from '#app/features/site/prose-page.server.ts'
import { Prose } from '#app/ui/prose/prose.tsx'
import { listTeam } from './queries.server.ts'
import type { Route } from './+types/team.route'
import { copy } from './copy.ts'

export const meta: Route.MetaFunction = proseMeta

export const loader = ({ context }: Route.LoaderArgs) =>
  loadProse(
    context,
    copy,
    async (_, { db, actor }) => copy.text({ people: await listTeam(db), isOperator: isOperator(actor) }),
    ['team'],
  )

export default function Team({ loaderData }: Route.ComponentProps) {
  return <Prose text={loaderData.text} />
}
