import { Resource } from '#app/features/resource-editor/resource.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/tiers.route'
import { copy } from './copy.ts'
import { newTierForm, tierForm } from './forms.ts'
import { tiers } from './tiers.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export const loader = tiers.loader
export const action = tiers.action

export default function Tiers({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Resource
      path="/operator/tiers"
      words={copy}
      data={loaderData}
      failure={actionData}
      fields={{ add: newTierForm.fields, change: tierForm.fields }}
      act={{ name: 'remove', words: copy.remove }}
    />
  )
}
