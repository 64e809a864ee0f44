import { useSearchParams } from 'react-router'
import { findDispute, listDisputes } from '#app/features/orders/returns/return-queries.server.ts'
import { AfterProof } from '#app/features/step-up/after-proof.tsx'
import { hasFreshProof } from '#app/features/step-up/fresh-proof.server.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM, type EditFailure } from '#app/features/resource-editor/fields.ts'
import { doneMessage } from '#app/features/resource-editor/done-message.ts'
import { StatusLine } from '#app/ui/console/screen.tsx'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { FactList } from '#app/features/resource-editor/fact-list.tsx'
import type { Route } from './+types/disputes.route'
import { actOnDispute } from './actions.server.ts'
import { copy } from './copy.ts'
import { type Dispute, disputeView, entryOf } from './dispute-view.server.ts'
import './disputes.css'
import { forms } from './forms.ts'
import { Statements } from './statements.tsx'

const PATH = '/operator/disputes'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const page = pageNumber(url.searchParams)
  const [{ rows, hasMore }, found] = await Promise.all([
    listDisputes(ctx.db, { ...ctx, page }),
    findDispute(ctx.db, { ...ctx, id: url.searchParams.get(EDIT_PARAM) ?? '' }),
  ])
  const entries = rows.map((dispute) => entryOf(dispute, ctx.now))
  const chosen = found && (await disputeView(ctx.db, found))
  return { isProven: hasFreshProof(ctx), entries, pages: { page, hasMore }, chosen }
}

export const action = actOnDispute

export default function Disputes({ loaderData, actionData }: Route.ComponentProps) {
  const { isProven, entries, pages, chosen } = loaderData
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={entries}
      pages={pages}
      chosen={chosen && { id: chosen.id, title: chosen.title }}
      done={doneMessage(copy.done, search)}
      failure={actionData}
    >
      {chosen && (
        <>
          <Facts dispute={chosen} />
          <Statements statements={chosen.statements} />
          <Decisions
            dispute={chosen}
            isProven={isProven || actionData?.needsProof !== undefined}
            failure={actionData}
          />
        </>
      )}
    </Editor>
  )
}

function Facts({ dispute: { reason, state, facts } }: { dispute: Dispute }) {
  return (
    <>
      <h2 className="row">
        {reason}
        <span className={state.tone === 'wait' ? 'tag d-turmeric' : 'tag'}>{state.words}</span>
      </h2>
      <FactList facts={facts} />
    </>
  )
}

interface DecisionsProps {
  dispute: Dispute
  isProven: boolean
  failure: EditFailure | undefined
}

function Decisions({ dispute, isProven, failure }: DecisionsProps) {
  const { id, isOwn, isOpen, isDecidable, requested } = dispute
  if (isOwn) return <StatusLine>{copy.own}</StatusLine>
  if (!isOpen) return null
  const part = (act: keyof typeof forms, words: { title: string; send: string }, isQuiet: boolean) => (
    <section className="editor-part" key={id + act}>
      <h2>{words.title}</h2>
      <EditorForm
        act={act}
        fields={forms[act].fields}
        values={{}}
        failure={failure}
        hidden={{ id }}
        send={words.send}
        isQuiet={isQuiet}
      />
    </section>
  )
  return (
    <>
      {isDecidable ? (
        <AfterProof act="disputes" isProven={isProven}>
          {part('all', { title: copy.all.title, send: copy.all.send(requested) }, false)}
          {part('part', copy.part, true)}
          {part('nothing', copy.nothing, true)}
        </AfterProof>
      ) : (
        <p className="notice">{copy.notYet}</p>
      )}
      {part('say', copy.say, true)}
    </>
  )
}
