import { Resource } from '#app/features/resource-editor/resource.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/payment-costs.route'
import { copy } from './copy.ts'
import { costForm, endCostForm } from './forms.ts'
import { costs } from './payment-costs.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export const loader = costs.loader
export const action = costs.action

export default function PaymentCosts({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Resource
      path="/operator/payment-costs"
      words={copy}
      data={loaderData}
      failure={actionData}
      fields={{ add: costForm.fields, change: endCostForm.fields }}
    />
  )
}
