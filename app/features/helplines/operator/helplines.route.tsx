import { ActionButton } from '#app/features/resource-editor/editor-form.tsx'
import { Resource } from '#app/features/resource-editor/resource.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/helplines.route'
import { copy } from './copy.ts'
import { newHelplineForm, helplineForm } from './forms.ts'
import { helplines } from './helplines.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export const loader = helplines.loader
export const action = helplines.action

export default function Helplines({ loaderData, actionData }: Route.ComponentProps) {
  const { verify } = copy
  return (
    <Resource
      path="/operator/helplines"
      words={copy}
      data={loaderData}
      failure={actionData}
      fields={{ add: newHelplineForm.fields, change: helplineForm.fields }}
      before={
        <section className="card pad stack">
          <h2>{verify.title}</h2>
          <p className="small secondary-ink">{verify.body}</p>
          <ActionButton act="verify" hidden={{ known: loaderData.chosen?.id ?? '' }}>
            {verify.send}
          </ActionButton>
        </section>
      }
    />
  )
}
