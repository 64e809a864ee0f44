import { Link, useSearchParams } from 'react-router'
import { reviewCampaign } from '#app/features/fundraising/review/review-campaign.server.ts'
import { copy as pictureCopy } from '#app/features/fundraising/owner/pictures/copy.ts'
import { withdrawConsent } from '#app/features/fundraising/pictures/change-picture.server.ts'
import { listShownPeople } from '#app/features/fundraising/pictures/list-pictures.server.ts'
import { reopenCampaign } from '#app/features/fundraising/owner/reopen-campaign.server.ts'
import { findCampaign } from '#app/features/fundraising/queries.server.ts'
import { shortfallCopy, surplusCopy } from '#app/features/fundraising/surplus/copy.ts'
import { builderCopy } from '#app/features/fundraising/copy.ts'
import type { ReviewInput } from '#app/features/fundraising/builder/form.ts'
import {
  findSubmissionForOperator,
  type OperatorSubmission,
  listSubmissionsForOperator,
} from '#app/features/fundraising/review/submission-queries.server.ts'
import { type OperatorContext, operatorOf } from '#app/features/access/operator.server.ts'
import { actionOf, type ActionOutcome, formAction } from '#app/features/resource-editor/actions.server.ts'
import { ActionButton, EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM, type EditFailure } from '#app/features/resource-editor/fields.ts'
import { doneMessage } from '#app/features/resource-editor/done-message.ts'
import { StatusLine } from '#app/ui/console/screen.tsx'
import { formatDateTime, formatRelative } from '#app/platform/time/dates.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { formatMoney } from '#app/platform/money.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { FactList } from '#app/features/resource-editor/fact-list.tsx'
import type { Route } from './+types/campaigns.route'
import { copy } from './copy.ts'
import { reviewForms } from './forms.ts'

const PATH = '/operator/campaigns'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const page = pageNumber(url.searchParams)
  const [{ rows, hasMore }, chosen] = await Promise.all([
    listSubmissionsForOperator(ctx.db, { ...ctx, page }),
    findSubmissionForOperator(ctx.db, { ...ctx, id: url.searchParams.get(EDIT_PARAM) ?? '' }),
  ])
  const open = chosen?.state === 'published' ? await findCampaign(ctx.db, { slug: chosen.slug, now: ctx.now }) : null
  const people = open ? await listShownPeople(ctx.db, { ...ctx, slug: open.slug }) : []
  return {
    sent: rows.map((campaign) => drawn(campaign, ctx.now)),
    pages: { page, hasMore },
    chosen: chosen && { ...drawn(chosen, ctx.now), closedBecause: open?.closure?.reason ?? null, people },
  }
}

const no = (verdict: keyof typeof reviewForms) =>
  formAction(reviewForms[verdict], (ctx, { reason }, id) => decide(ctx, { verdict, id, reason }))

export const action = actionOf({
  path: PATH,
  idField: 'id',
  isId: isUuid,
  acts: {
    published: (ctx, { id }) => decide(ctx, { verdict: 'published', id }),
    returned: no('returned'),
    declined: no('declined'),
    withdrawn: (ctx, { posted }) =>
      withdrawConsent(ctx, {
        slug: String(posted.get('slug') ?? ''),
        pictureId: String(posted.get('picture') ?? ''),
        consentId: String(posted.get('consent') ?? ''),
      }),
    reopened: (ctx, { posted }) => reopenCampaign(ctx, { slug: String(posted.get('slug') ?? '') }),
  },
  refused: copy.refused,
})

async function decide(ctx: OperatorContext, decision: ReviewInput): Promise<ActionOutcome> {
  const outcome = await reviewCampaign(ctx, decision, ctx.config)
  return outcome.ok ? { ok: true, did: outcome.isMailed ? `${decision.verdict}-mailed` : decision.verdict } : outcome
}

function drawn({ at, sentAt, goalMinor, costs, ...campaign }: OperatorSubmission, now: Date) {
  const inRupees = (minor: number) => formatMoney(minor, 'INR')
  return {
    ...campaign,
    goal: inRupees(goalMinor),
    costs: costs.map(({ what, amountMinor }) => `${what}: ${inRupees(amountMinor)}`),
    since: formatRelative(at, now),
    sent: formatDateTime(sentAt),
  }
}
type Drawn = ReturnType<typeof drawn> & {
  closedBecause: string | null
  people: Awaited<ReturnType<typeof listShownPeople>>
}

const TONE = { waiting: 'wait', returned: 'plain', declined: 'bad', published: 'good', withdrawn: 'plain' } as const

export default function CampaignsSent({ loaderData: { sent, pages, chosen }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={sent.map(({ id, title, organiserName, goal, since, state }) => ({
        id,
        title,
        line: copy.line(organiserName, goal, since),
        tags: [{ words: copy.tags[state], tone: TONE[state] }],
      }))}
      pages={pages}
      chosen={chosen && { id: chosen.id, title: chosen.title }}
      done={doneMessage(copy.done, search)}
      failure={actionData}
    >
      {chosen && <Campaign campaign={chosen} failure={actionData} />}
    </Editor>
  )
}

function Campaign({ campaign, failure }: { campaign: Drawn; failure: EditFailure | undefined }) {
  const { cause, goal, location, organiserName, sent, story, costs, reason, state, slug, surplusRule, shortfallRule } =
    campaign
  const { facts } = copy
  const rows = [
    [facts.cause, builderCopy.categories[cause]],
    [facts.goal, goal],
    [facts.place, location],
    [facts.organiser, organiserName],
    [facts.sent, sent],
    [facts.costs, costs.join('; ') || facts.none],
    [facts.surplus, surplusRule ? surplusCopy.options[surplusRule] : facts.none],
    [facts.shortfall, shortfallRule ? shortfallCopy.options[shortfallRule] : facts.none],
  ] as const
  return (
    <>
      <FactList facts={rows} />
      {story.map(({ heading, paragraphs }) => (
        <section key={heading} className="stack">
          <h2>{heading}</h2>
          <p className="pre-wrap">{paragraphs.join('\n\n')}</p>
        </section>
      ))}
      {reason && <p className="secondary-ink pre-wrap">{copy.reason(reason)}</p>}
      {state === 'published' && (
        <p>
          <Link to={`/campaign/${slug}`}>{copy.page}</Link>
        </p>
      )}
      {campaign.people.length > 0 && <ShownPeople campaign={campaign} />}
      {campaign.closedBecause !== null && <Reopening campaign={campaign} failure={failure} />}
      {state === 'waiting' && <Decisions campaign={campaign} failure={failure} />}
    </>
  )
}

/** Somebody in a picture may ask us instead of the organiser. */
function ShownPeople({ campaign: { id, slug, people } }: { campaign: Drawn }) {
  return (
    <section className="editor-part">
      <h2>{copy.people.title}</h2>
      <p className="small secondary-ink">{copy.people.lead}</p>
      <ul className="stack">
        {people.map(({ id: consent, pictureId: picture, name, relation, alt }) => (
          <li key={consent}>
            <p>{copy.people.line(name, relation, alt)}</p>
            <ActionButton
              act="withdrawn"
              hidden={{ id, slug, picture, consent }}
              label={pictureCopy.agreed.withdrawNamed(name)}
            >
              {pictureCopy.agreed.withdraw}
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Only operators reopen a campaign; the owner asks them. */
function Reopening({ campaign, failure }: { campaign: Drawn; failure: EditFailure | undefined }) {
  const { id, slug, closedBecause } = campaign
  return (
    <section className="editor-part">
      <h2>{copy.reopen.title}</h2>
      <p className="pre-wrap">{closedBecause}</p>
      <EditorForm
        act="reopened"
        fields={{}}
        values={{}}
        failure={failure}
        hidden={{ id, slug }}
        send={copy.reopen.send}
        isQuiet
      />
    </section>
  )
}

function Decisions({ campaign, failure }: { campaign: Drawn; failure: EditFailure | undefined }) {
  const { id, isOwn, needsGuardian } = campaign
  if (isOwn) return <StatusLine>{copy.own}</StatusLine>
  return (
    <>
      <section className="editor-part" key={`${id}published`}>
        <h2>{copy.approve.title}</h2>
        <p className="small secondary-ink">{needsGuardian ? copy.guardian : copy.check}</p>
        {!needsGuardian && (
          <EditorForm
            act="published"
            fields={{}}
            values={{}}
            failure={failure}
            hidden={{ id }}
            send={copy.approve.send}
          />
        )}
      </section>
      {(['returned', 'declined'] as const).map((verdict) => {
        const words = verdict === 'returned' ? copy.return : copy.decline
        return (
          <section className="editor-part" key={id + verdict}>
            <h2>{words.title}</h2>
            <EditorForm
              act={verdict}
              fields={reviewForms[verdict].fields}
              values={{}}
              failure={failure}
              hidden={{ id }}
              send={words.send}
              isQuiet
            />
          </section>
        )
      })}
    </>
  )
}
