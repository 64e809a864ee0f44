import { isOperator } from '#app/platform/context.server.ts'
import { proseMeta } from '#app/features/site/prose-meta.ts'
import { loadProse } from '#app/features/site/prose-page.server.ts'
import { Prose } from '#app/ui/prose/prose.tsx'
import type { Route } from './+types/about.route'
import { copy } from './copy.ts'

export const meta: Route.MetaFunction = proseMeta

export const loader = ({ context }: Route.LoaderArgs) =>
  loadProse(context, copy, ({ brandName, organisation }, { actor }) =>
    copy.text(brandName, { organisation, isOperator: isOperator(actor) }),
  )

export default function About({ loaderData }: Route.ComponentProps) {
  return <Prose text={loaderData.text} />
}
