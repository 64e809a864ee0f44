import { Resource } from '#app/features/resource-editor/resource.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/people.route'
import { copy } from './copy.ts'
import { personForm } from './forms.ts'
import { people } from './people.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export const loader = people.loader
export const action = people.action

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { fields } = personForm
  return (
    <Resource
      path="/operator/people"
      words={copy}
      data={loaderData}
      failure={actionData}
      fields={{ add: fields, change: fields }}
      act={{ name: 'remove', words: copy.remove }}
    />
  )
}
