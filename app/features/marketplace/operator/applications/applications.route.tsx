import { Link, useSearchParams } from 'react-router'
import {
  type OperatorApplication,
  listApplicationsForOperator,
} from '#app/features/marketplace/applications/application-queries.server.ts'
import { type Decision, decideApplication } from '#app/features/marketplace/applications/decide-application.server.ts'
import { readApplication } from '#app/features/marketplace/applications/read-application.server.ts'
import { lastCheckDay } from '#app/features/marketplace/trust/check.ts'
import { listRegions } from '#app/features/marketplace/queries.server.ts'
import { listShopsWithoutOwner } from '#app/features/marketplace/sellers/operator-seller-queries.server.ts'
import { type OperatorContext, operatorOf } from '#app/features/access/operator.server.ts'
import { actionOf, type ActionOutcome, formAction } from '#app/features/resource-editor/actions.server.ts'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM } from '#app/features/resource-editor/fields.ts'
import { doneMessage } from '#app/features/resource-editor/done-message.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { together } from '#app/platform/db/together.server.ts'
import { formatDateTime, formatRelative } from '#app/platform/time/dates.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { showPhone } from '#app/platform/text/show-phone.ts'
import type { Route } from './+types/applications.route'
import { Application, type ApplicationDetails } from './application.tsx'
import { copy } from './copy.ts'
import { approvalOf, approvalValues, approveForm, reasonForm, checkedKinds } from './forms.ts'

const PATH = '/operator/applications'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const read = together(ctx.db)
  const id = url.searchParams.get(EDIT_PARAM)
  const page = pageNumber(url.searchParams)
  const [{ rows, hasMore }, chosen] = await Promise.all([
    listApplicationsForOperator(read, { ...ctx, page }),
    id === null ? null : readChosen(ctx, { id, read }),
  ])
  const sent = rows.map(({ stateAt, ...row }) => ({ ...row, since: formatRelative(stateAt, ctx.now) }))
  return { sent, pages: { page, hasMore }, chosen }
}

/** An application with the form of its approval. */
async function readChosen(ctx: OperatorContext, { id, read }: { id: string; read: Db }) {
  const [application, choices] = await Promise.all([readApplication(ctx, { id }, read), readChoices(read, ctx)])
  if (!application) return null
  const ownPlace = ownPlaceOf(application)
  return {
    application: viewOf(application),
    approve: {
      fields: approveForm({ ...choices, ownPlace }, ctx).fields,
      values: approvalValues({ ...application, ownPlace, until: lastCheckDay(ctx.now) }),
    },
  }
}

/** The regions and shops that the form of an approval offers. */
async function readChoices(db: Db, { actor }: { actor: Actor }) {
  const [regions, shops] = await Promise.all([listRegions(db), listShopsWithoutOwner(db, { actor })])
  return { regions, shops }
}

const no = (verdict: 'returned' | 'declined', said: { label: string; hint: string }) =>
  formAction(reasonForm(said), (ctx, { reason }, id) => decide(ctx, { verdict, reason, id }))

export const action = actionOf({
  path: PATH,
  idField: 'id',
  acts: {
    approved: formAction(
      async (ctx, { posted }) =>
        approveForm(await readChoices(ctx.db, ctx), { now: ctx.now, ticked: checkedKinds(posted) }),
      (ctx, values, id) => decide(ctx, { ...approvalOf(values), id }),
    ),
    returned: no('returned', copy.return.reason),
    declined: no('declined', copy.decline.reason),
  },
  refused: copy.refused,
})

async function decide(ctx: OperatorContext, decision: Decision & { id: string }): Promise<ActionOutcome> {
  const outcome = await decideApplication(ctx, { ...decision, site: ctx.config })
  return outcome.ok ? { ok: true, did: outcome.isMailed ? `${decision.verdict}-mailed` : decision.verdict } : outcome
}

/** The name of the region that an approval adds for an applicant in India without one. */
const ownPlaceOf = ({ homeState, district, town }: OperatorApplication): string | null =>
  homeState === null ? null : (district ?? town)

function viewOf({ secret, ...application }: OperatorApplication): ApplicationDetails {
  const { id, state, displayName, bio, evidence, isOwn, reason, shopSlug } = application
  const { regionWish, regionId, place, homeState, district, town, gstin, createdAt } = application
  const { facts } = copy
  const rows = [
    [facts.legalName, secret ? secret.legalName || facts.gone : facts.gone],
    [facts.phone, secret ? showPhone(secret.phone) : facts.gone],
    [facts.email, secret ? (secret.email ?? facts.none) : facts.gone],
    [facts.address, secret ? secret.address || facts.gone : facts.gone],
    [facts.region, regionId === null && regionWish ? facts.wish(regionWish) : place],
    [facts.state, homeState ?? facts.abroad],
    [facts.district, district ?? facts.none],
    [facts.town, town ?? facts.none],
    [facts.gstin, gstin ?? facts.none],
    [facts.sends, gstin === null && homeState !== null ? facts.ownState : facts.india],
    [facts.sent, formatDateTime(createdAt)],
  ] as const
  const said = { id, state, displayName, bio, evidence, isOwn, reason, shopSlug }
  return { ...said, facts: rows, isReadable: secret !== null }
}

const TONE = { waiting: 'wait', returned: 'plain', declined: 'bad', approved: 'good', withdrawn: 'plain' } as const

export default function Applications({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, pages, chosen } = loaderData
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
      pages={pages}
      chosen={chosen && { id: chosen.application.id, title: chosen.application.displayName }}
      done={doneMessage(copy.done, search)}
      failure={actionData}
    >
      {chosen && <Application {...chosen} failure={actionData} />}
      <p>
        <Link to="/operator/requests?desk=market">{copy.inbox}</Link>
      </p>
    </Editor>
  )
}
