import { ActionButton } from '#app/features/resource-editor/editor-form.tsx'
import { Resource } from '#app/features/resource-editor/resource.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/listing-requirements.route'
import { copy } from './copy.ts'
import { requirements } from './listing-requirements.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export const loader = requirements.loader
export const action = requirements.action

export default function ListingRequirements({ loaderData, actionData }: Route.ComponentProps) {
  const { fields, chosen } = loaderData
  const { check } = copy
  return (
    <Resource
      path="/operator/listing-requirements"
      words={copy}
      data={loaderData}
      failure={actionData}
      fields={{ add: fields, change: fields }}
      before={
        <section className="card pad stack">
          <h2>{check.title}</h2>
          {chosen?.values['note'] && <p>{chosen.values['note']}</p>}
          <p className="small secondary-ink">{check.body}</p>
          <ActionButton act="check" hidden={{ known: chosen?.id ?? '' }}>
            {check.send}
          </ActionButton>
        </section>
      }
    />
  )
}
