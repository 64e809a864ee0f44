import { Resource } from '#app/features/resource-editor/resource.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/synonyms.route'
import { copy } from './copy.ts'
import { synonymsForm } from './forms.ts'
import { synonyms } from './synonyms.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export const loader = synonyms.loader
export const action = synonyms.action

export default function Synonyms({ loaderData, actionData }: Route.ComponentProps) {
  const { fields } = synonymsForm
  return (
    <Resource
      path="/operator/synonyms"
      words={copy}
      data={loaderData}
      failure={actionData}
      fields={{ add: fields, change: fields }}
      act={{ name: 'remove', words: copy.remove }}
    />
  )
}
