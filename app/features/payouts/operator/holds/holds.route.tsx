import { useSearchParams } from 'react-router'
import { findHoldForOperator, listHoldsForOperator, listShops } from '#app/features/payouts/operator-queries.server.ts'
import type { OperatorHold } from '#app/features/payouts/views.ts'
import { AfterProof } from '#app/features/step-up/after-proof.tsx'
import { hasFreshProof } from '#app/features/step-up/fresh-proof.server.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { ActionButton, EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM, type EditFailure, NEW } from '#app/features/resource-editor/fields.ts'
import { doneMessage } from '#app/features/resource-editor/done-message.ts'
import { StatusLine } from '#app/ui/console/screen.tsx'
import { formatDate } from '#app/platform/time/dates.ts'
import { formatMoney } from '#app/platform/money.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { FactList } from '#app/features/resource-editor/fact-list.tsx'
import type { Route } from './+types/holds.route'
import { actOnHold } from './actions.server.ts'
import { copy } from './copy.ts'
import { answerForm, holdForm } from './forms.ts'

const PATH = '/operator/holds'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const asked = url.searchParams.get(EDIT_PARAM) ?? ''
  const page = pageNumber(url.searchParams)
  const isNew = asked === NEW
  const [{ rows, hasMore }, chosen, shops] = await Promise.all([
    listHoldsForOperator(ctx.db, { ...ctx, page }),
    findHoldForOperator(ctx.db, { ...ctx, id: asked }),
    isNew ? listShops(ctx.db, ctx) : [],
  ])
  return {
    isProven: hasFreshProof(ctx),
    holds: rows.map(drawn),
    pages: { page, hasMore },
    isNew,
    shops,
    chosen: chosen && drawn(chosen),
  }
}

export const action = actOnHold

function drawn({ amountMinor, currency, placedAt, endsAt, liftedAt, ...hold }: OperatorHold) {
  const waits = hold.isInForce && hold.appeal !== null && hold.answer === null
  const moderation = waits ? 'appealed' : hold.isInForce ? 'inForce' : liftedAt ? 'lifted' : 'over'
  return {
    ...hold,
    moderation: moderation as keyof typeof TONES,
    amount: formatMoney(amountMinor, currency),
    placed: formatDate(placedAt),
    ends: formatDate(endsAt),
    lifted: liftedAt && formatDate(liftedAt),
  }
}
type Drawn = ReturnType<typeof drawn>

const TONES = { appealed: 'wait', inForce: 'bad', lifted: 'good', over: 'plain' } as const

export default function Holds({ loaderData, actionData }: Route.ComponentProps) {
  const { holds, pages, shops, isNew, chosen } = loaderData
  const isProven = loaderData.isProven || actionData?.needsProof !== undefined
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={holds.map(({ id, sellerName, amount, ends, moderation }) => ({
        id,
        title: sellerName,
        line: copy.line(amount, ends),
        tags: [{ words: copy.tags[moderation], tone: TONES[moderation] }],
      }))}
      pages={pages}
      chosen={chosen ? { id: chosen.id, title: chosen.sellerName } : isNew ? { id: NEW, title: copy.new } : null}
      done={doneMessage(copy.done, search)}
      failure={actionData}
    >
      {isNew && (
        <AfterProof act="holds" isProven={isProven}>
          <EditorForm
            act="place"
            fields={holdForm(shops).fields}
            values={{ currency: 'INR' }}
            failure={actionData}
            send={copy.place}
          />
        </AfterProof>
      )}
      {chosen && <Hold hold={chosen} isProven={isProven} failure={actionData} />}
    </Editor>
  )
}

interface HoldProps {
  hold: Drawn
  isProven: boolean
  failure: EditFailure | undefined
}

function Hold({ hold, isProven, failure }: HoldProps) {
  const { amount, placed, ends, lifted, reason, appeal, answer } = hold
  const { facts } = copy
  const rows = [
    [facts.amount, amount],
    [facts.placed, placed],
    [facts.ends, ends],
    [facts.lifted, lifted],
  ] as const
  return (
    <>
      <FactList facts={rows.flatMap(([term, words]) => (words ? [[term, words] as const] : []))} />
      <Words title={facts.reason} words={reason} />
      {appeal && <Words title={copy.appeal} words={appeal} />}
      {answer && <Words title={copy.answer} words={answer} />}
      {hold.isInForce && (
        <AfterProof act="holds" isProven={isProven || hold.isOwn}>
          <Decisions hold={hold} failure={failure} />
        </AfterProof>
      )}
    </>
  )
}

function Words({ title, words }: { title: string; words: string }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      <p className="pre-wrap break-word">{words}</p>
    </section>
  )
}

function Decisions({ hold, failure }: Omit<HoldProps, 'isProven'>) {
  const { id, isOwn, isPlacedByYou, moderation } = hold
  if (isOwn) return <StatusLine>{copy.own}</StatusLine>
  const isToAnswer = moderation === 'appealed'
  return (
    <>
      {isToAnswer && isPlacedByYou && <p className="notice">{copy.yours}</p>}
      {isToAnswer &&
        !isPlacedByYou &&
        (['lifted', 'upheld'] as const).map((verdict) => (
          <section className="editor-part" key={id + verdict}>
            <h2>{copy.answers[verdict].title}</h2>
            <EditorForm
              act={verdict}
              fields={answerForm.fields}
              values={{}}
              failure={failure}
              hidden={{ holdId: id }}
              send={copy.answers[verdict].send}
              isQuiet={verdict === 'upheld'}
            />
          </section>
        ))}
      {(!isToAnswer || isPlacedByYou) && (
        <section className="editor-part">
          <h2>{copy.lift.title}</h2>
          <ActionButton act="lift" hidden={{ holdId: id }}>
            {copy.lift.send}
          </ActionButton>
        </section>
      )}
    </>
  )
}
