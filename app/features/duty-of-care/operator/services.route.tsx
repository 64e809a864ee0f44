import { Resource } from '#app/features/resource-editor/resource.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/services.route'
import { Badges } from './badges.tsx'
import { copy } from './copy.ts'
import { serviceForm } from './forms.ts'
import { services } from './services.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export const loader = services.loader
export const action = services.action

export default function Services({ loaderData, actionData }: Route.ComponentProps) {
  const { fields } = serviceForm
  return (
    <Resource
      path="/operator/services"
      words={copy}
      data={loaderData}
      failure={actionData}
      fields={{ add: fields, change: fields }}
      idle={<Badges badges={loaderData.badges} failure={actionData} />}
    />
  )
}
