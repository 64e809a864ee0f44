import { useSearchParams } from 'react-router'
import * as v from 'valibot'
import { confirmAdult } from '#app/features/students/commands/confirm-adult.server.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { done, notSaved } from '#app/features/resource-editor/answers.server.ts'
import { EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import type { EditorFields } from '#app/features/resource-editor/fields.ts'
import { doneWords } from '#app/features/resource-editor/words.ts'
import { ScreenHead, StatusLine } from '#app/ui/console/screen.tsx'
import { parseForm } from '#app/platform/forms.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import type { Route } from './+types/students.route'
import { copy } from './copy.ts'
import '#app/features/resource-editor/editor.css'

const PATH = '/operator/students'

const confirmForm = v.object({
  id: v.pipe(v.optional(v.string(), ''), v.trim(), v.uuid(copy.id.wrong)),
  seen: v.literal('yes', copy.seen.missing),
})

const fields: EditorFields = {
  id: { as: 'line', label: copy.id.label, hint: copy.id.hint },
  seen: { as: 'check', label: copy.seen.label },
}

export const meta: Route.MetaFunction = () => [{ title: copy.title }]

/** There is nothing to read, but a browser that comes from another screen has to ask. */
export function loader({ context }: Route.LoaderArgs) {
  operatorOf(context)
  return null
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = operatorOf(context)
  const form = parseForm(confirmForm, await readForm(request))
  if (!form.ok) return notSaved(form)
  const outcome = await confirmAdult(ctx, form.value)
  if (outcome.ok) return done(PATH, 'confirmed')
  return notSaved({ refused: copy.refused[outcome.reason], values: form.value }, 409)
}

/** Confirming that a student has turned eighteen. Students themselves are not listed: nobody needs to browse them. */
export default function Students({ actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <>
      <ScreenHead title={copy.title} />
      <div className="screenbody">
        <StatusLine>{doneWords(copy.done, search)}</StatusLine>
        <StatusLine isBad>{actionData?.refused}</StatusLine>
        <p className="soft">{copy.lead}</p>
        <EditorForm act="confirm" fields={fields} values={{}} failure={actionData} send={copy.send} />
        <p className="small soft">{copy.note}</p>
      </div>
    </>
  )
}
