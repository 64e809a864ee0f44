import { Link, useSearchParams } from 'react-router'
import {
  type DeskApplication,
  listDeskApplications,
} from '#app/features/marketplace/sellers/application-queries.server.ts'
import { decideApplication } from '#app/features/marketplace/sellers/commands/decide-application.server.ts'
import { readApplication } from '#app/features/marketplace/sellers/commands/read-application.server.ts'
import { lastCheckDay } from '#app/features/marketplace/trust/check.ts'
import { listRegions } from '#app/features/marketplace/queries.server.ts'
import { listAllSellers } from '#app/features/marketplace/sellers/seller-queries.server.ts'
import { type OperatorContext, operatorOf } from '#app/features/access/operator.server.ts'
import { done, lineOf, linesOf, missing, notSaved } from '#app/features/resource-editor/answers.server.ts'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM } from '#app/features/resource-editor/fields.ts'
import { doneWords } from '#app/features/resource-editor/words.ts'
import { formatDateTime, formatRelative } from '#app/platform/dates.ts'
import { readDeclaredForm } from '#app/platform/declared-form/read-form.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import type { Route } from './+types/applications.route'
import { Application, type DrawnApplication } from './application.tsx'
import { copy } from './copy.ts'
import { approvalOf, approvalValues, approveForm, reasonForm, tickedIn } from './forms.ts'

const PATH = '/operator/applications'

export const meta: Route.MetaFunction = () => [{ title: copy.title }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const sent = await listDeskApplications(ctx.db, ctx)
  const chosen = await readApplication(ctx, { id: url.searchParams.get(EDIT_PARAM) ?? '' })
  return {
    sent: sent.map(({ stateAt, ...row }) => ({ ...row, since: formatRelative(stateAt, ctx.now) })),
    chosen: chosen && drawn(chosen),
    approve: chosen && {
      fields: approveForm(await choicesOf(ctx), ctx).fields,
      values: approvalValues({ regionId: chosen.regionId, until: lastCheckDay(ctx.now) }),
    },
  }
}

async function choicesOf({ db, actor }: OperatorContext) {
  const shops = (await listAllSellers(db, { actor })).filter(({ isKeptByDesk }) => isKeptByDesk)
  return { regions: await listRegions(db), shops }
}

const VERDICTS = { returned: copy.return.reason, declined: copy.decline.reason } as const

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = operatorOf(context)
  const posted = await readForm(request)
  const act = String(posted.get('act') ?? '')
  const isNo = act === 'returned' || act === 'declined'
  if (!isNo && act !== 'approved') throw missing()
  const form = isNo
    ? reasonForm(VERDICTS[act])
    : approveForm(await choicesOf(ctx), { now: ctx.now, ticked: tickedIn(posted) })
  const read = readDeclaredForm(form, posted)
  if (!read.ok) return notSaved({ act, ...read, values: { ...linesOf(posted), ...read.values } })
  const decision = isNo ? ({ verdict: act, reason: lineOf(read.answers, 'reason') } as const) : approvalOf(read.answers)
  const id = String(posted.get('id') ?? '')
  const outcome = await decideApplication(ctx, { ...decision, id, site: ctx.config })
  if (outcome.ok) return done(PATH, outcome.isMailed ? `${act}-mailed` : act, id)
  return notSaved({ act, refused: copy.refused[outcome.reason], values: linesOf(posted) }, 409)
}

function drawn({ secret, ...application }: DeskApplication): DrawnApplication {
  const { id, state, displayName, bio, evidence, isOwn, reason, shopSlug } = application
  const { regionWish, regionId, place, homeState, gstin, createdAt } = application
  const { facts } = copy
  const rows = [
    [facts.legalName, secret ? secret.legalName || facts.gone : facts.gone],
    [facts.phone, secret?.phone ?? facts.gone],
    [facts.email, secret ? (secret.email ?? facts.none) : facts.gone],
    [facts.address, secret ? secret.address || facts.gone : facts.gone],
    [facts.region, regionId === null && regionWish ? facts.wish(regionWish) : place],
    [facts.state, homeState ?? facts.abroad],
    [facts.gstin, gstin ?? facts.none],
    [facts.sends, gstin === null && homeState !== null ? facts.ownState : facts.india],
    [facts.sent, formatDateTime(createdAt)],
  ] as const
  const said = { id, state, displayName, bio, evidence, isOwn, reason, shopSlug }
  return { ...said, facts: rows, isReadable: secret !== null }
}

const TONE = { waiting: 'wait', returned: 'plain', declined: 'bad', approved: 'good', withdrawn: 'plain' } as const

export default function Applications({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, chosen, approve } = loaderData
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={sent.map(({ id, displayName, place, since, state }) => ({
        id,
        title: displayName,
        line: copy.line(place, since),
        tags: [{ words: copy.tags[state], tone: TONE[state] }],
      }))}
      chosen={chosen && { id: chosen.id, title: chosen.displayName }}
      done={doneWords(copy.done, search)}
      failure={actionData}
    >
      {chosen && approve && <Application application={chosen} approve={approve} failure={actionData} />}
      <p>
        <Link to="/operator/requests?desk=market">{copy.inbox}</Link>
      </p>
    </Editor>
  )
}
