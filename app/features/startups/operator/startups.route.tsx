import { ActButton } from '#app/features/resource-editor/editor-form.tsx'
import { Resource } from '#app/features/resource-editor/resource.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/startups.route'
import { copy } from './copy.ts'
import { startupForm } from './forms.ts'
import { startups } from './startups.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export const loader = startups.loader
export const action = startups.action

export default function Startups({ loaderData, actionData }: Route.ComponentProps) {
  const { fields } = startupForm
  const { state, chosen } = loaderData
  return (
    <Resource
      path="/operator/startups"
      words={copy}
      data={loaderData}
      failure={actionData}
      fields={{ add: fields, change: fields }}
      before={chosen && state && <Listing slug={chosen.id} state={state} />}
    />
  )
}

function Listing({ slug, state }: { slug: string; state: keyof typeof copy.tags }) {
  const isListed = state === 'listed'
  return (
    <section className="card pad stack">
      <h2>{copy.list.title}</h2>
      <p className="small secondary-ink">{copy.tags[state]}</p>
      <ActButton act={isListed ? 'retire' : 'list'} hidden={{ known: slug }}>
        {isListed ? copy.list.hide : copy.list.show}
      </ActButton>
    </section>
  )
}
