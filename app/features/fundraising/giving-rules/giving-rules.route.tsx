import { Resource } from '#app/features/resource-editor/resource.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/giving-rules.route'
import { copy } from './copy.ts'
import { givingRuleForm } from './forms.ts'
import { rules } from './giving-rules.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export const loader = rules.loader
export const action = rules.action

export default function GivingRules({ loaderData, actionData }: Route.ComponentProps) {
  const { fields } = givingRuleForm
  return (
    <Resource
      path="/operator/giving-rules"
      words={copy}
      data={loaderData}
      failure={actionData}
      fields={{ add: fields, change: fields }}
    />
  )
}
