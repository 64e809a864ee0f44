import { Resource } from '#app/features/resource-editor/resource.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/gst-rules.route'
import { rulesCopy } from './copy.ts'
import { ruleForm } from './forms.ts'
import { rules } from './gst.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, rulesCopy.title)]

export const loader = rules.loader
export const action = rules.action

export default function GstRules({ loaderData, actionData }: Route.ComponentProps) {
  const { fields } = ruleForm
  return (
    <Resource
      path="/operator/gst-rules"
      words={rulesCopy}
      data={loaderData}
      failure={actionData}
      fields={{ add: fields, change: fields }}
    />
  )
}
