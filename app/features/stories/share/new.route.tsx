import { randomUUID } from 'node:crypto'
import { data, Link, redirect } from 'react-router'
import { findStudentMembership } from '#app/features/students/queries.server.ts'
import { listOwnUploads } from '#app/features/media/queries.server.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { shareStory, type ShareOutcome } from './share-story.server.ts'
import { parseStoryForm, storyValues } from './form.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { contextOf, findMember, type RequestContext } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Route } from './+types/new.route'
import { copy } from './share-copy.ts'
import type { ShareAnswer } from './share-answer.ts'
import type { FailureTitles } from '#app/ui/failure-titles.ts'
import { ShareForm } from './share-form.tsx'
import './share.css'
import { FEED } from '#app/features/stories/feed/feed-address.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'

const PATH = `${FEED}/new`
const CONFLICT = 409
const INVALID = 400

/** Requests whose story was refused. The form is shown again with its text, also to a visitor or without a profile. */
const refusals = new WeakSet<RequestContext>()

/** For students. Visitors are redirected to the sign-in, other members to the form for a profile. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const { membership } = await findStudentMembership(ctx.db, ctx.actor)
  const isRefused = refusals.has(ctx)
  if (membership === 'visitor' && !isRefused) throw redirect(signInHref(PATH))
  if (membership === 'member' && !isRefused) throw redirect('/ssr/auth')
  return { isWaiting: membership === 'waiting', formKey: randomUUID() }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const posted = await readForm(request)
  const form = parseStoryForm(posted)
  if (!form.ok) {
    refusals.add(ctx)
    return answer({ ...form, uploads: await uploadsOf(ctx, form.values) }, INVALID)
  }
  const outcome = await shareStory(ctx, form.value)
  if (outcome.ok) {
    const missing = outcome.mediaMissing > 0 ? `&missing=${outcome.mediaMissing}` : ''
    throw redirect(
      outcome.isWaiting || missing ? `${FEED}/${outcome.id}?done=shared${missing}` : `${FEED}?done=shared`,
      303,
    )
  }
  refusals.add(ctx)
  const values = storyValues(posted)
  return answer({ errors: {}, values, ...refused(outcome), uploads: await uploadsOf(ctx, values) }, CONFLICT)
}

const answer = (body: ShareAnswer, status: number) => data<ShareAnswer>(body, { status })

function refused({ reason }: Extract<ShareOutcome, { ok: false }>): Pick<ShareAnswer, 'failed' | 'help'> {
  const failed = copy.refused[reason]
  if (reason === 'not-signed-in') return { failed, help: { to: '/auth', label: copy.signIn } }
  return reason === 'no-profile' ? { failed, help: { to: '/ssr/auth', label: copy.profile } } : { failed }
}

/** The user's uploads, so that a refused form keeps them. */
async function uploadsOf(ctx: RequestContext, values: FormValues) {
  const member = findMember(ctx)
  const ids = Object.keys(values).flatMap((name) => (name.startsWith('mediaId.') ? (values[name] ?? []) : []))
  if (!member || ids.length === 0) return []
  const uploads = await listOwnUploads(ctx.db, { ownerId: member.userId, ids })
  return ids.flatMap((id, i) => {
    const upload = uploads.get(id)
    return upload ? { ...upload, caption: values[`mediaCaption.${i}`] ?? '' } : []
  })
}

/** Checks the form in the browser first. The error status prevents a revalidation, which could redirect away from the form. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  // oxlint-disable-next-line no-restricted-properties -- in the browser, of a request that it made itself
  const form = parseStoryForm(await request.clone().formData())
  if (!form.ok) return data<ShareAnswer>(form, INVALID)
  return data<ShareAnswer>(await serverAction(), CONFLICT)
}

export const handle: FailureTitles = perLanguage(() => ({ notSent: copy.failed }))

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.title),
  { name: 'robots', content: 'noindex' },
]

export default function ShareYourStory({ loaderData, actionData }: Route.ComponentProps) {
  const { isWaiting, formKey } = loaderData
  return (
    <main id="main" className="wrap share-page" tabIndex={-1}>
      <Link className="crumb" to={FEED}>
        <Icon name="arrow-left" small />
        {copy.back}
      </Link>
      <header className="stack">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
      </header>
      {isWaiting && <p className="notice">{copy.waiting}</p>}
      <ShareForm formKey={formKey} answer={actionData} />
    </main>
  )
}
