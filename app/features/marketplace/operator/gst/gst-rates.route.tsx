import { Resource } from '#app/features/resource-editor/resource.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/gst-rates.route'
import { ratesCopy } from './copy.ts'
import { changeRateForm, rateForm } from './forms.ts'
import { rates } from './gst.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, ratesCopy.title)]

export const loader = rates.loader
export const action = rates.action

export default function GstRates({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Resource
      path="/operator/gst-rates"
      words={ratesCopy}
      data={loaderData}
      failure={actionData}
      fields={{ add: rateForm.fields, change: changeRateForm.fields }}
    />
  )
}
