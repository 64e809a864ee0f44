import { data, Form, redirect, useSearchParams } from 'react-router'
import { ManagePage } from '#app/features/fundraising/owner/page/manage-page.tsx'
import { ownCampaignOf } from '#app/features/fundraising/owner/page/own-campaign.server.ts'
import { AfterProof, ConfirmAgain } from '#app/features/step-up/after-proof.tsx'
import { findStaleForm, hasFreshProof } from '#app/features/step-up/fresh-proof.server.ts'
import type { SensitiveAction } from '#app/features/step-up/sensitive-actions.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { type FormValues, formValues } from '#app/platform/form/parse-form.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { formatDateTime } from '#app/platform/time/dates.ts'
import { FormFields } from '#app/ui/form/form-fields.tsx'
import { NeedsMail } from '#app/ui/needs-mail.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import type { Route } from './+types/people.route'
import { copy } from './copy.ts'
import { inviteForm } from './form.ts'
import { type InviteOutcome, inviteCoOwner } from './invite-co-owner.server.ts'
import { peopleView, type PersonView } from './people-view.server.ts'
import { removeCoOwner } from './remove-co-owner.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context }: Route.LoaderArgs) {
  const own = ownCampaignOf(context, 'any')
  return { isProven: hasFreshProof(own.ctx), ...(await peopleView(own)) }
}

interface Answer {
  errors: Readonly<Record<string, string>>
  values: FormValues
  problem?: string
  needsProof?: SensitiveAction
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, campaign } = ownCampaignOf(context, 'any')
  const { slug } = campaign
  const posted = await readForm(request)
  const stale = findStaleForm(ctx, 'campaign-people', posted)
  if (stale) return data<Answer>({ errors: {}, ...stale }, { status: 403 })
  const path = `/account/campaigns/${slug}/people`
  if (posted.get('act') === 'remove') {
    const outcome = await removeCoOwner(ctx, { slug, id: String(posted.get('id') ?? '') })
    if (!outcome.ok) throw data(null, { status: 404 })
    throw redirect(outcome.isOwn ? '/account/campaigns' : `${path}?did=remove`, 303)
  }
  const values = formValues(posted)
  const form = parseFields(inviteForm, posted)
  if (!form.ok) return data<Answer>({ errors: form.errors, values }, { status: 400 })
  const outcome = await inviteCoOwner(ctx, { slug, ...form.value })
  if (outcome.ok) throw redirect(`${path}?did=invite`, 303)
  return data<Answer>({ errors: {}, values, problem: problemOf(outcome) }, { status: 409 })
}

function problemOf(refusal: Extract<InviteOutcome, { ok: false }>): string {
  if (refusal.reason === 'not-found') throw data(null, { status: 404 })
  if (refusal.reason === 'too-new') return copy.refused['too-new'](refusal.from && formatDateTime(refusal.from))
  return copy.refused[refusal.reason]
}

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, title, isOwner, people } = loaderData
  const did = useSearchParams()[0].get('did')
  const done = !actionData && (did === 'invite' || did === 'remove') ? copy.done[did] : undefined
  const isProven = loaderData.isProven || actionData?.needsProof !== undefined
  return (
    <ManagePage slug={slug} campaign={title} current="/people" done={done}>
      <p className="secondary-ink">{isOwner ? copy.lead : copy.leadCoOwner}</p>
      {people.length === 0 && <p>{copy.none}</p>}
      <ul className="stack">
        {people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
      {isOwner && (
        <section className="card pad stack" id="invite" aria-labelledby="invite-title">
          <h2 id="invite-title">{copy.invite.title}</h2>
          <NeedsMail>
            <AfterProof act="campaign-people" isProven={isProven} anchor="invite">
              <Invite answer={actionData} />
            </AfterProof>
          </NeedsMail>
        </section>
      )}
    </ManagePage>
  )
}

function Person({ person: { id, name, may, note, remove } }: { person: PersonView }) {
  return (
    <li className="card pad stack">
      <p>
        <b className="break-word">{name}</b>
      </p>
      <p className="small secondary-ink">{may}</p>
      {note && <p className="small secondary-ink break-word">{note}</p>}
      {remove && (
        <Form method="post" noValidate>
          <input type="hidden" name="act" value="remove" />
          <button className="btn secondary sm" name="id" value={id} aria-label={remove.label}>
            {remove.words}
          </button>
        </Form>
      )}
    </li>
  )
}

function Invite({ answer }: { answer: Answer | undefined }) {
  const form = useFocusFirstError(answer?.errors)
  return (
    <Form ref={form} method="post" className="stack" noValidate>
      <input type="hidden" name="act" value="invite" />
      {answer?.needsProof && <ConfirmAgain act={answer.needsProof} answer={answer} />}
      {answer?.problem && (
        <p className="error-summary" role="alert">
          {answer.problem}
        </p>
      )}
      <FormFields fields={inviteForm.fields} values={answer?.values} errors={answer?.errors} />
      <p className="small secondary-ink">{copy.invite.hint}</p>
      <p>
        <button className="btn primary">{copy.invite.send}</button>
      </p>
    </Form>
  )
}
