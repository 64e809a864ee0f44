import { Suspense } from 'react'
import { data, Link, redirect, useRevalidator } from 'react-router'
import { useSentCode } from '#app/features/sign-in/codes/use-sent-code.ts'
import { copy as common } from '#app/features/sign-in/copy.ts'
import { createProfile } from '#app/features/students/commands/create-profile.server.ts'
import { findStudent } from '#app/features/students/queries.server.ts'
import { profileForm } from '#app/features/students/schema.ts'
import { formValues, parseForm } from '#app/platform/form/parse-form.ts'
import { contextOf, findMember, prefillOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { lazyAgain } from '#app/ui/lazy-again.ts'
import { NeedsMail } from '#app/ui/needs-mail.tsx'
import type { FailureTitles } from '#app/ui/failure-titles.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'
import type { ProfileAnswer } from './profile-answer.ts'
import { StudentForm } from './student-form.tsx'
import type { Route } from './+types/ssr-auth.route'
import '#app/features/sign-in/auth.css'

const CodeStep = lazyAgain(async () => ({
  default: (await import('#app/features/sign-in/codes/code-step.tsx')).CodeStep,
}))
/** A visitor signs in first. */
const ProfileStep = lazyAgain(async () => ({ default: (await import('./profile-step.tsx')).ProfileStep }))

const PATH = '/ssr/auth'
const DASHBOARD = '/ssr/dashboard'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.step === 'profile' ? copy.profile.title : copy.metaTitle),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

/** Shows the sign-in, then the form for the profile. A user with a profile is redirected to the dashboard. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const { actor } = ctx
  if (actor.kind === 'visitor' && actor.needsSecondStep) throw redirect(signInHref(PATH))
  const member = findMember(ctx)
  if (!member) {
    const joining = pageUrl(request).searchParams.get('tab') === 'sign-up'
    const { phone } = await ctx.accounts.getSignInMethods()
    return { step: 'sign-in' as const, joining, byPhone: phone, name: '' }
  }
  if (await findStudent(ctx.db, member.userId)) throw redirect(DASHBOARD)
  return { step: 'profile' as const, joining: false, byPhone: false, name: prefillOf(ctx).name }
}

/** Creates the profile of the signed-in user. Under 18 it also sends the mail to the guardian. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = contextOf(context)
  if (!findMember(ctx)) throw redirect(PATH, 303)
  const posted = await readForm(request)
  const form = parseForm(profileForm, posted)
  if (!form.ok) return data<ProfileAnswer>({ errors: form.errors, values: form.values }, { status: 400 })
  const outcome = await createProfile(ctx, { input: form.value, site: ctx.config })
  if (outcome.ok && outcome.isNew) await ctx.accounts.nameIfUnnamed(form.value.displayName)
  if (outcome.ok) return redirect(outcome.isNew ? `${DASHBOARD}?did=profile` : DASHBOARD, 303)
  if (outcome.reason === 'not-signed-in') throw redirect(PATH, 303)
  const errors = { guardianEmail: copy.refused[outcome.reason] }
  return data<ProfileAnswer>({ errors, values: formValues(posted) }, { status: 409 })
}

export const handle: FailureTitles = perLanguage(() => ({ notSent: copy.toasts.profileFailed }))

export default function StudentAuth({
  loaderData: { step, joining, byPhone, name },
  actionData,
}: Route.ComponentProps) {
  if (step === 'profile') {
    return (
      <Suspense>
        <ProfileStep name={name} picture={null} answer={actionData} />
      </Suspense>
    )
  }
  return <StudentSignIn joining={joining} byPhone={byPhone} />
}

/** Sign-in and sign-up of the student programme. The link of the verification mail leads back to this page. */
function StudentSignIn({ joining, byPhone }: { joining: boolean; byPhone: boolean }) {
  const { sent, setSent, back } = useSentCode(PATH)
  const { revalidate } = useRevalidator()
  const goOn = async () => {
    await revalidate()
    setSent(undefined)
  }
  const isCode = sent !== undefined && joining
  const form = (
    <StudentForm
      key={String(joining)}
      joining={joining}
      landing={PATH}
      onSignedIn={goOn}
      onSent={(code) => setSent({ ...code, sentAt: Date.now() })}
    />
  )
  return (
    <main id="main" className="auth-page" tabIndex={-1}>
      <div>
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
      </div>
      <nav className="segments" aria-label={copy.tabs.label}>
        <Link to={PATH} replace preventScrollReset aria-current={joining ? undefined : 'page'}>
          {copy.tabs.signIn}
        </Link>
        <Link to={`${PATH}?tab=sign-up`} replace preventScrollReset aria-current={joining ? 'page' : undefined}>
          {copy.tabs.signUp}
        </Link>
      </nav>
      <div className="card">
        <noscript>
          <p className="notice">{common.noScript}</p>
        </noscript>
        {isCode && (
          <Suspense>
            <CodeStep sent={sent} onResent={setSent} onOutcome={goOn} onBack={back} />
          </Suspense>
        )}
        {/* Hidden, not removed, so that Back shows its values. */}
        <div hidden={isCode}>{joining ? <NeedsMail>{form}</NeedsMail> : form}</div>
        {byPhone && <Link to={signInHref(PATH) + (joining ? '&tab=join' : '')}>{copy.byPhone}</Link>}
        {!joining && <Link to="/auth/reset">{common.forgot}</Link>}
      </div>
    </main>
  )
}
