import { data, Form, Link } from 'react-router'
import { copy as referralWords } from '#app/features/referrals/copy.ts'
import { agreeToReferral, removeReferral } from '#app/features/referrals/commands/answer-referral.server.ts'
import { findReferral } from '#app/features/referrals/queries.server.ts'
import { LINE_CHARS_MAX, NAME_CHARS_MAX, profileForm, SNIPPET_CHARS_MAX } from '#app/features/referrals/schema.ts'
import { type InvalidForm, parseForm } from '#app/platform/form/parse-form.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { Field } from '#app/ui/field.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import type { Route } from './+types/reply.route'
import { copy } from './copy.ts'
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
  if (posted.get('intent') === 'remove') {
    const outcome = await removeReferral(ctx, params)
    return data({ done: 'removed' as Done }, { status: outcome.ok ? 200 : 404 })
  }
  const form = parseForm(profileForm, posted)
  if (!form.ok) return data(form, { status: 400 })
  const outcome = await agreeToReferral(ctx, { token: params.token, profile: form.value })
  return data({ done: 'agreed' as Done }, { status: outcome.ok ? 200 : 404 })
}

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  { title: root.loaderData.brand },
  { name: 'robots', content: 'noindex' },
]

/** Where the referred person decides. The token in the link is the only authorisation. */
export default function Reply({ loaderData: { referral }, actionData }: Route.ComponentProps) {
  if (!referral) {
    return (
      <main id="main" className="wrap sec stack" tabIndex={-1}>
        <h1>{copy.missing.title}</h1>
        <p className="lead">{copy.missing.body}</p>
      </main>
    )
  }
  const done = actionData && 'done' in actionData ? actionData.done : null
  return (
    <main id="main" className="wrap sec stack" tabIndex={-1}>
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
        <Form method="post">
          <button className="btn secondary" name="intent" value="remove">
            {copy.no.button}
          </button>
        </Form>
      </section>
    </main>
  )
}

type Referral = NonNullable<Awaited<ReturnType<typeof findReferral>>>

function Profile({ referral, answer }: { referral: Referral; answer: InvalidForm | undefined }) {
  const form = useFocusFirstError(answer?.errors)
  const words = copy.form
  const kept = answer?.values
  return (
    <Form ref={form} method="post" className="replyform card pad">
      <FormDraft name="reply" />
      <h2>{words.title}</h2>
      <Field
        name="displayName"
        label={words.name}
        autoComplete="given-name"
        maxLength={NAME_CHARS_MAX}
        defaultValue={kept?.['displayName'] ?? referral.displayName}
        error={answer?.errors['displayName']}
      />
      <Field
        as="textarea"
        name="snippet"
        label={words.snippet}
        maxLength={SNIPPET_CHARS_MAX}
        defaultValue={kept?.['snippet'] ?? referral.snippet}
        error={answer?.errors['snippet']}
      />
      {(['education', 'skills', 'seeking', 'softTags'] as const).map((name) => (
        <Field
          key={name}
          name={name}
          label={words[name]}
          maxLength={LINE_CHARS_MAX}
          defaultValue={kept?.[name] ?? [referral[name] ?? []].flat().join(', ')}
          error={answer?.errors[name]}
        />
      ))}
      <button className="btn primary">{referral.isListed ? words.change : words.agree}</button>
    </Form>
  )
}
