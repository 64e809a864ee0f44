import { useSearchParams } from 'react-router'
import { removeTier, saveTier } from '#app/features/startups/commands/save-tier.server.ts'
import { listTiers } from '#app/features/startups/queries.server.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { done, lineOf, linesOf, missing, notSaved } from '#app/features/resource-editor/answers.server.ts'
import { ActButton, EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM, NEW } from '#app/features/resource-editor/fields.ts'
import { doneWords } from '#app/features/resource-editor/words.ts'
import { readDeclaredForm } from '#app/platform/declared-form/read-form.ts'
import { formatMoney, PAISE } from '#app/platform/money.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import type { Route } from './+types/tiers.route'
import { copy } from './copy.ts'
import { newTier, oldTier } from './forms.ts'

const PATH = '/operator/tiers'

export const meta: Route.MetaFunction = () => [{ title: copy.title }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const tiers = (await listTiers(ctx.db)).map(({ amountMinor, impact }) => ({
    id: String(amountMinor),
    title: formatMoney(amountMinor, 'INR'),
    impact,
  }))
  const asked = url.searchParams.get(EDIT_PARAM)
  return { tiers, chosen: tiers.find(({ id }) => id === asked) ?? null, isNew: asked === NEW }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = operatorOf(context)
  const posted = await readForm(request)
  const known = Number(posted.get('known') ?? '')
  if (posted.get('act') === 'remove') {
    const removed = await removeTier(ctx, { amountMinor: known })
    if (!removed.ok) throw missing()
    return done(PATH, 'remove')
  }
  const read = readDeclaredForm(known ? oldTier : newTier, posted)
  if (!read.ok) return notSaved({ act: 'save', ...read })
  const amountMinor = known || Number(lineOf(read.answers, 'amount')) * PAISE
  const saved = await saveTier(ctx, { amountMinor, impact: lineOf(read.answers, 'impact') })
  if (saved.ok) return done(PATH, 'save', String(amountMinor))
  if (saved.reason === 'not-allowed') throw missing()
  return notSaved({ refused: copy.refused[saved.reason], values: linesOf(posted) }, 409)
}

export default function Tiers({ loaderData, actionData }: Route.ComponentProps) {
  const { tiers, chosen, isNew } = loaderData
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={tiers.map(({ id, title, impact }) => ({ id, title, line: impact, tags: [] }))}
      chosen={chosen ?? (isNew ? { id: NEW, title: copy.new } : null)}
      done={doneWords(copy.done, search)}
      failure={actionData}
    >
      <EditorForm
        key={chosen?.id}
        act="save"
        fields={(chosen ? oldTier : newTier).fields}
        values={chosen ? { impact: chosen.impact } : {}}
        failure={actionData}
        hidden={{ known: chosen?.id ?? '' }}
      />
      {chosen && (
        <section className="editorpart">
          <h2>{copy.remove.title}</h2>
          <ActButton act="remove" hidden={{ known: chosen.id }}>
            {copy.remove.send}
          </ActButton>
        </section>
      )}
    </Editor>
  )
}
