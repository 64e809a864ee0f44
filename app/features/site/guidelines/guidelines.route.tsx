import { addressOf } from '#app/platform/config.server.ts'
import { contextOf } from '#app/platform/request.server.ts'
import { Prose } from '#app/ui/prose/prose.tsx'
import type { Route } from './+types/guidelines.route'
import { copy } from './copy.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.metaTitle },
  { name: 'description', content: loaderData?.metaDescription },
]

/** A text with the name of whoever answers for complaints; it comes with the page and not with its code. */
export function loader({ context }: Route.LoaderArgs) {
  const { config, cacheFor } = contextOf(context)
  cacheFor({ tags: [] })
  const { brandName, grievanceOfficer, mail } = config
  return {
    metaTitle: copy.metaTitle(brandName),
    metaDescription: copy.metaDescription,
    text: copy.text(grievanceOfficer ?? addressOf(mail.from)),
  }
}

export default function Guidelines({ loaderData }: Route.ComponentProps) {
  return <Prose text={loaderData.text} />
}
