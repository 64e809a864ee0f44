import { Resource } from '#app/features/resource-editor/resource.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/regions.route'
import { copy } from './copy.ts'
import { regionForm } from './forms.ts'
import { regions } from './regions.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export const loader = regions.loader
export const action = regions.action

export default function Regions({ loaderData, actionData }: Route.ComponentProps) {
  const { fields } = regionForm
  return (
    <Resource
      path="/operator/regions"
      words={copy}
      data={loaderData}
      failure={actionData}
      fields={{ add: fields, change: fields }}
      act={loaderData.canRemove && { name: 'remove', words: copy.remove }}
    />
  )
}
