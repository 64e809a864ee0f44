import { contextOf } from '#app/platform/request.server.ts'
import { Prose } from '#app/ui/prose/prose.tsx'
import type { Route } from './+types/team.route'
import { copy } from './copy.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.metaTitle },
  { name: 'description', content: loaderData?.metaDescription },
]

/** A text, the same for everybody; it comes with the page and not with its code. */
export function loader({ context }: Route.LoaderArgs) {
  const { config, cacheFor } = contextOf(context)
  cacheFor({ tags: [] })
  const { brandName } = config
  return {
    metaTitle: copy.metaTitle(brandName),
    metaDescription: copy.metaDescription,
    text: copy.text(),
  }
}

export default function Team({ loaderData }: Route.ComponentProps) {
  return <Prose text={loaderData.text} />
}
