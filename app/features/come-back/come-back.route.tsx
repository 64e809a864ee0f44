import { Link } from 'react-router'
import { receiveForm } from '#app/features/requests/submit/receive-form.server.ts'
import { comeBackForms } from './request-forms.ts'
import { contextOf, prefillOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { Offers } from '#app/ui/sections/offers.tsx'
import { FormDialog } from '#app/ui/form/form-dialog.tsx'
import { WingHead } from '#app/ui/wings/wing-head.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/come-back.route'
import { copy } from './copy.ts'

export function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  ctx.cacheFor({ tags: [], params: ['ask'] })
  return {
    kolam: drawKolam({ kind: 'wing', wing: 'comeback' }),
    prefill: prefillOf(ctx),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return receiveForm(contextOf(context), comeBackForms, await readForm(request))
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.title),
  { name: 'description', content: copy.description },
]

export default function ComeBack({ loaderData: { kolam, prefill }, actionData }: Route.ComponentProps) {
  const { form, pathways } = copy
  return (
    <main id="main" tabIndex={-1}>
      <WingHead dye="jamun" back={copy.back} title={copy.headline} lead={copy.lead} kolam={kolam}>
        <FormDialog
          form={comeBackForms.comeback}
          title={form.title}
          lead={form.lead}
          opener={copy.begin}
          words={form}
          answer={actionData}
          prefill={prefill}
        />
        <Link className="btn secondary" to="/share-your-story">
          {copy.share}
        </Link>
      </WingHead>
      <Offers
        id="pathways"
        title={pathways.title}
        lead={pathways.lead}
        stepsLabel={pathways.steps}
        list={pathways.list}
      />
    </main>
  )
}
