import { useState } from 'react'
import { data, Form, Link, redirect } from 'react-router'
import { changeProfile } from '#app/features/students/commands/change-profile.server.ts'
import { profileChangeForm } from '#app/features/students/schema.ts'
import type { StudentProfile } from '#app/features/students/views.ts'
import { parseForm } from '#app/platform/form/parse-form.ts'
import { studentOf } from '#app/features/students/student.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { Check } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { FailureTitles } from '#app/ui/failure-titles.ts'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'
import type { ProfileAnswer } from './profile-answer.ts'
import { type Picture, ProfileFields } from './profile-fields.tsx'
import type { Route } from './+types/profile.route'
import '#app/features/sign-in/auth.css'
import './students.css'

const DASHBOARD = '/ssr/dashboard'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.change.metaTitle)]

export async function loader({ context }: Route.LoaderArgs) {
  const student = await studentOf(context).readStudent()
  const { id, ageBand } = student
  return { id, ageBand, picture: pictureOf(student), values: valuesOf(student) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = studentOf(context)
  const posted = await readForm(request)
  if (posted.get('dropPicture') === 'yes') posted.set('profileImageId', '')
  const form = parseForm(profileChangeForm, posted)
  if (!form.ok) return data<ProfileAnswer>({ errors: form.errors, values: form.values }, { status: 400 })
  const outcome = await changeProfile(ctx, form.value)
  if (outcome.ok) return redirect(`${DASHBOARD}?did=saved`, 303)
  if (outcome.reason === 'not-signed-in' || outcome.reason === 'no-profile') throw redirect('/ssr/auth', 303)
  const field = outcome.reason === 'not-your-picture' ? 'profileImageId' : 'ageBand'
  const values = Object.fromEntries([...posted].map(([name, value]) => [name, String(value)]))
  return data<ProfileAnswer>({ errors: { [field]: copy.refused[outcome.reason] }, values }, { status: 409 })
}

export const handle: FailureTitles = perLanguage(() => ({ notSent: copy.toasts.changeFailed }))

function pictureOf({ profileImageId, picture }: StudentProfile): Picture {
  if (!picture) return profileImageId === null ? null : { id: profileImageId, isHidden: true }
  const { id, kind, caption, sources } = picture
  return { id, kind, caption, sources }
}

function valuesOf({ displayName, collegeName, yearOfStudy, course, studentId, bio }: StudentProfile) {
  return {
    displayName,
    collegeName,
    yearOfStudy: String(yearOfStudy),
    course: course ?? '',
    studentId: studentId ?? '',
    bio: bio ?? '',
  }
}

export default function OwnProfile({ loaderData: { id, ageBand, picture, values }, actionData }: Route.ComponentProps) {
  const answer: ProfileAnswer | undefined = actionData
  const form = useFocusFirstError(answer?.errors)
  const [isBusy, setIsBusy] = useState(false)
  return (
    <main id="main" className="auth-page profile-page" tabIndex={-1}>
      <div>
        <p>
          <Link className="crumb" to={DASHBOARD}>
            <Icon name="arrow-left" small />
            {copy.change.back}
          </Link>
        </p>
        <h1>{copy.change.title}</h1>
        <p className="lead">{copy.change.lead}</p>
      </div>
      <Form ref={form} method="post" className="card profile-form" noValidate>
        <FormDraft name="profile" />
        <ProfileFields values={answer?.values ?? values} errors={answer?.errors} picture={picture} onBusy={setIsBusy} />
        {ageBand === '18-or-older' && (
          <Check
            isConsent
            name="ageBand"
            value="under-18"
            label={copy.age.younger}
            hint={copy.age.youngerHint}
            error={answer?.errors?.['ageBand']}
          />
        )}
        <button className="btn primary big wide" disabled={isBusy}>
          {isBusy ? copy.profile.sending : copy.change.submit}
        </button>
      </Form>
      {ageBand === 'under-18' && <TurnedEighteen id={id} />}
    </main>
  )
}

function TurnedEighteen({ id }: { id: string }) {
  const { title, body, link } = copy.age.older
  return (
    <section className="card">
      <h2>{title}</h2>
      <p className="secondary-ink">{body}</p>
      <p className="profile-code num">{id}</p>
      <p>
        <Link className="btn secondary" to="/contact">
          {link}
        </Link>
      </p>
    </section>
  )
}
