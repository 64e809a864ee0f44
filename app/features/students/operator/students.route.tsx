import { useSearchParams } from 'react-router'
import { confirmAdult } from '#app/features/students/commands/confirm-adult.server.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { actionOf, formAction } from '#app/features/resource-editor/actions.server.ts'
import { EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { declareForm } from '#app/platform/form/fields.ts'
import { doneMessage } from '#app/features/resource-editor/done-message.ts'
import { ScreenHead, StatusLine } from '#app/ui/console/screen.tsx'
import { isUuid } from '#app/platform/text/uuid.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/students.route'
import { copy } from './copy.ts'
import '#app/features/resource-editor/editor.css'

const PATH = '/operator/students'

const confirmForm = declareForm({
  fields: {
    id: { as: 'line', ...copy.id, missing: copy.id.wrong, read: (typed: string) => (isUuid(typed) ? typed : null) },
    seen: { as: 'check', ...copy.seen },
  },
})

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

/** Loads nothing, but without a loader a client-side navigation would skip the server's role check. */
export function loader({ context }: Route.LoaderArgs) {
  operatorOf(context)
  return null
}

export const action = actionOf({
  path: PATH,
  acts: {
    confirm: formAction(confirmForm, async (ctx, { id }) => {
      const outcome = await confirmAdult(ctx, { id })
      return outcome.ok ? { ok: true, did: 'confirmed' } : outcome
    }),
  },
  refused: copy.refused,
})

/** Confirms that a student has turned 18. Students are not listed, because operators have no reason to browse them. */
export default function Students({ actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <>
      <ScreenHead title={copy.title} />
      <div className="screen-body">
        <StatusLine>{doneMessage(copy.done, search)}</StatusLine>
        <StatusLine isBad>{actionData?.refused}</StatusLine>
        <p className="secondary-ink">{copy.lead}</p>
        <EditorForm act="confirm" fields={confirmForm.fields} values={{}} failure={actionData} send={copy.send} />
        <p className="small secondary-ink">{copy.note}</p>
      </div>
    </>
  )
}
