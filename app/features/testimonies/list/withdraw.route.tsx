import { Form, Link } from 'react-router'
import { followForm } from '#app/features/requests/follow/forms.ts'
import { withdrawTestimony } from '#app/features/testimonies/commands/withdraw-testimony.server.ts'
import { listOwnTestimonies, listOwnTranslations } from '#app/features/testimonies/own-queries.server.ts'
import type { Member } from '#app/platform/context.server.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { together } from '#app/platform/db/together.server.ts'
import { TRANSLATION_ACT, type TranslationAnswer } from '#app/features/translations/card/translation-form.tsx'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { invalid } from '#app/platform/form/parse-form.ts'
import { contextOf, findMember } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { Field } from '#app/ui/form/field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/withdraw.route'
import { withdrawCopy as copy } from './copy.ts'
import { ownForm } from './forms.ts'
import { postTranslation, testimonyTranslation } from './own-translation.server.ts'
import { OwnStories } from './own-stories.tsx'
import './success-stories.css'

const OPENING_CHARS = 140

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.title),
  { name: 'robots', content: 'noindex' },
]

/** Withdraws by the code, or from the list of the signed-in user's stories. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  ctx.cacheFor({ tags: [] })
  const member = findMember(ctx)
  return { own: member && (await listOwnViews(together(ctx.db), member)) }
}

async function listOwnViews(db: Db, member: Member) {
  const [own, translations] = await Promise.all([listOwnTestimonies(db, member), listOwnTranslations(db, member)])
  return own.map(({ id, story, createdAt, verdict, reason }) => ({
    id,
    translation: verdict === 'withdrawn' ? null : testimonyTranslation({ id, story }, translations),
    opening: story.length > OPENING_CHARS ? `${story.slice(0, OPENING_CHARS)}…` : story,
    date: formatDate(createdAt),
    state: verdict ?? ('waiting' as const),
    reason: verdict === 'declined' ? reason : null,
  }))
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const posted = await readForm(request)
  if (posted.get('act') === TRANSLATION_ACT) return postTranslation(ctx, posted)
  const form = posted.has('id') ? parseFields(ownForm, posted) : parseFields(followForm, posted)
  if (!form.ok) return invalid(form)
  const outcome = await withdrawTestimony(ctx, form.value)
  if (outcome.ok) return { done: true as const }
  return invalid({ ok: false, errors: { code: copy.missing }, values: { code: String(posted.get('code') ?? '') } })
}

type Answer = {
  done?: true
  translation?: TranslationAnswer & { id: string }
  errors?: Readonly<Record<string, string>>
  values?: Readonly<Record<string, string>>
}

export default function Withdraw({ loaderData: { own }, actionData }: Route.ComponentProps) {
  const answer = actionData as Answer | undefined
  return (
    <main id="main" className="wrap section withdraw" tabIndex={-1}>
      <header className="stack">
        <h1>{answer?.done ? copy.done.title : copy.title}</h1>
        <p className="lead" role={answer?.done ? 'status' : undefined}>
          {answer?.done ? copy.done.body : copy.lead}
        </p>
      </header>
      {!answer?.done && <ByCode answer={answer} />}
      {own && <OwnStories own={own} answer={answer?.translation} />}
      <p className="secondary-ink">
        {copy.lost.before} <Link to={copy.lost.to}>{copy.lost.label}</Link>
      </p>
      <p>
        <Link className="btn secondary" to={copy.back.to}>
          {copy.back.label}
        </Link>
      </p>
    </main>
  )
}

function ByCode({ answer }: { answer: Answer | undefined }) {
  const form = useFocusFirstError(answer?.errors)
  return (
    <Form ref={form} method="post" className="card pad stack withdraw-form" noValidate>
      <Field
        name="code"
        label={copy.code}
        hint={copy.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={answer?.values?.['code']}
        error={answer?.errors?.['code']}
      />
      <button className="btn primary">{copy.submit}</button>
    </Form>
  )
}
