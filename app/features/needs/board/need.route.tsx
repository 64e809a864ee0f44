import { foreignLang } from '#app/platform/language/current-language.ts'
import { data, Link, useSearchParams } from 'react-router'
import { canHideNeeds } from '#app/features/needs/policy.ts'
import { findBoardMember, findNeed } from '#app/features/needs/queries.server.ts'
import { receiveForm } from '#app/features/requests/submit/receive-form.server.ts'
import { needsForms } from '#app/features/needs/request-forms.ts'
import type { FormAnswer } from '#app/platform/form/fields.ts'
import { together } from '#app/platform/db/together.server.ts'
import { contextOf, prefillOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { FormDialog } from '#app/ui/form/form-dialog.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/need.route'
import { AnswerSection } from './answer-section.tsx'
import { BOARD } from './board-href.ts'
import { copy } from './copy.ts'
import { actOnNeed, type NeedAnswer } from './need-actions.server.ts'
import { dyeOf, KindTag } from './need-card.tsx'
import { needView } from './need-view.server.ts'
import './needs.css'
import { AnswerList, OperatorForm, CloseOrReopen } from './own-need.tsx'

/** A need that the user may not see is a 404. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const db = together(ctx.db)
  const [need, { membership }] = await Promise.all([
    findNeed({ ...ctx, db }, { id: params.id }),
    findBoardMember(db, ctx.actor),
  ])
  if (!need) throw data(null, { status: 404 })
  const prefill = prefillOf(ctx)
  return {
    need: needView(need, ctx.now),
    membership,
    isOperator: canHideNeeds(ctx.actor),
    contact: prefill.contact,
    report: { need: `${BOARD}/${need.id}`, contact: prefill.email },
    kolam: drawKolam({ kind: 'thing', id: need.id }),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const posted = await readForm(request)
  if (posted.has('form')) return receiveForm(ctx, needsForms, posted)
  const answer = await actOnNeed(ctx, params.id, posted)
  if (!answer) throw data(null, { status: 404 })
  return answer
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData ? loaderData.need.title : ''),
  { name: 'description', content: copy.need.description },
  { name: 'robots', content: 'noindex' },
]

export default function NeedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { need, membership, isOperator, contact, report, kolam } = loaderData
  const [search] = useSearchParams()
  const answer = actionData as NeedAnswer | undefined
  const done = answer ? undefined : copy.need.done[search.get('done') ?? '']
  const words = copy.need
  return (
    <main id="main" className="wrap need-page" tabIndex={-1}>
      <Link className="crumb" to={BOARD}>
        <Icon name="arrow-left" small />
        {words.back}
      </Link>
      {done && (
        <p className="notice" role="status">
          <Icon name="check" small />
          {done}
        </p>
      )}
      {need.isSample && <p className="notice">{words.sample}</p>}
      {need.hiddenReason !== null && <p className="notice">{`${words.hidden} ${need.hiddenReason}`}</p>}
      <div className="need-columns">
        <article className="stack need-told">
          <header className={`need-head d-${dyeOf(need.kind)}`}>
            <Kolam drawing={kolam} />
            <div className="stack">
              <KindTag kind={need.kind} />
              <h1 lang={foreignLang(need.title)}>{need.title}</h1>
            </div>
          </header>
          <p className="need-text" lang={foreignLang(need.description)}>
            {need.description}
          </p>
          <Facts need={need} />
          {need.word && (
            <section className="stack" aria-labelledby="went-title">
              <h2 id="went-title">{words.went}</h2>
              <blockquote className="need-word" lang={foreignLang(need.word)}>
                {need.word}
              </blockquote>
            </section>
          )}
          {need.isYours && <AnswerList need={need} contact={contact} answer={answer} />}
        </article>
        <aside className="stack need-side">
          {need.isYours ? (
            <CloseOrReopen need={need} answer={answer} />
          ) : need.isSample ? null : (
            <AnswerSection need={need} membership={membership} contact={contact} answer={answer} />
          )}
          {isOperator && <OperatorForm isHidden={need.state === 'hidden'} answer={answer} />}
          {!need.isYours && !need.isSample && <Report prefill={report} answer={actionData} />}
        </aside>
      </div>
    </main>
  )
}

function Facts({ need }: { need: Route.ComponentProps['loaderData']['need'] }) {
  const words = copy.need.facts
  const facts = [
    [words.when, need.when ?? copy.need.noDay],
    [words.where, need.where],
    [words.hands, need.hands],
    [words.cause, need.cause],
    [words.by, copy.card.by(need.name, need.college)],
    [words.posted, need.posted],
    [words.answers, need.answers],
  ] as const
  return (
    <dl className="term-list need-list">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Report({ prefill, answer }: { prefill: Record<string, string>; answer: FormAnswer | undefined }) {
  const words = copy.report
  return (
    <FormDialog
      form={needsForms.report}
      title={words.title}
      lead={words.lead}
      opener={words.opener}
      openerClass="more"
      words={words}
      prefill={prefill}
      answer={answer?.kind ? answer : undefined}
    />
  )
}
