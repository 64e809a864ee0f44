import { data, Form, Link } from 'react-router'
import { copy as referralWords } from '#app/features/referrals/copy.ts'
import { agreeToReferral, removeReferral } from '#app/features/referrals/commands/answer-referral.server.ts'
import { findReferral } from '#app/features/referrals/queries.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import type { FormValues, InvalidForm } from '#app/platform/form/parse-form.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import { FormFields } from '#app/ui/form/form-fields.tsx'
import { NextSteps } from '#app/ui/sections/next-steps.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/reply.route'
import { copy } from './copy.ts'
import { profileForm } from './form.ts'
import '#app/features/referrals/refer/refer.css'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const referral = await findReferral(ctx.db, params)
  return data({ referral }, { status: referral ? 200 : 404 })
}

type Done = 'agreed' | 'removed'

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const posted = await readForm(request)
  if (!(await findReferral(ctx.db, params))) throw data(null, { status: 404 })
  if (posted.get('intent') === 'remove') {
    const outcome = await removeReferral(ctx, params)
    return data({ done: 'removed' as Done }, { status: outcome.ok ? 200 : 404 })
  }
  const form = parseFields(profileForm, posted)
  if (!form.ok) return data(form, { status: 400 })
  const { skills, softTags, ...texts } = form.value
  const profile = { ...texts, skills: skills ?? [], softTags: softTags ?? [] }
  const outcome = await agreeToReferral(ctx, { token: params.token, profile })
  return data({ done: 'agreed' as Done }, { status: outcome.ok ? 200 : 404 })
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches), { name: 'robots', content: 'noindex' }]

/** Where the referred person decides. The token in the link is the only authorisation. */
export default function Reply({ loaderData: { referral }, actionData }: Route.ComponentProps) {
  if (!referral) {
    return (
      <main id="main" className="wrap section stack" tabIndex={-1}>
        <h1>{copy.missing.title}</h1>
        <p className="lead">{copy.missing.body}</p>
        <NextSteps />
      </main>
    )
  }
  const done = actionData && 'done' in actionData ? actionData.done : null
  return (
    <main id="main" className="wrap section stack" tabIndex={-1}>
      <h1>{copy.headline}</h1>
      <p className="lead">{copy.lead}</p>
      <p>{copy.wing(referralWords.wings[referral.wing])}</p>
      {done && (
        <p className="notice" role="status">
          {copy.done[done]} <Link to="/refer#profiles">{copy.see}</Link>
        </p>
      )}
      <Profile referral={referral} answer={actionData && 'errors' in actionData ? actionData : undefined} />
      <section className="stack">
        <h2>{copy.no.title}</h2>
        <p className="secondary-ink">{copy.no.body}</p>
        <Form method="post" noValidate>
          <button className="btn secondary" name="intent" value="remove">
            {copy.no.button}
          </button>
        </Form>
      </section>
    </main>
  )
}

type Referral = NonNullable<Awaited<ReturnType<typeof findReferral>>>

const valuesOf = ({ displayName, snippet, education, seeking, skills, softTags }: Referral): FormValues => ({
  displayName,
  snippet,
  education: education ?? '',
  skills: skills.join(', '),
  seeking: seeking ?? '',
  softTags: softTags.join(', '),
})

function Profile({ referral, answer }: { referral: Referral; answer: InvalidForm | undefined }) {
  const form = useFocusFirstError(answer?.errors)
  const words = copy.form
  return (
    <Form ref={form} method="post" className="replyform card pad" noValidate>
      <FormDraft name="reply" />
      <h2>{words.title}</h2>
      <FormFields fields={profileForm.fields} values={answer?.values ?? valuesOf(referral)} errors={answer?.errors} />
      <button className="btn primary">{referral.isListed ? words.change : words.agree}</button>
    </Form>
  )
}
