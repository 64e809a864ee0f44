import { useState } from 'react'
import { Form, Link } from 'react-router'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import { AgeQuestion } from './age-question.tsx'
import { copy } from './copy.ts'
import type { ProfileAnswer } from './profile-answer.ts'
import { type Picture, ProfileFields } from './profile-fields.tsx'
import './students.css'

interface ProfileStepProps {
  /** The account's display name. */
  name: string
  picture: Picture
  answer: ProfileAnswer | undefined
}

/** "Complete Your Student Profile": the last step before the dashboard. */
export function ProfileStep({ name, picture, answer }: ProfileStepProps) {
  const form = useFocusFirstError(answer?.errors)
  const [isBusy, setIsBusy] = useState(false)
  const values = answer?.values ?? { displayName: name }
  return (
    <main id="main" className="auth-page profile-page" tabIndex={-1}>
      <div>
        <h1>{copy.profile.title}</h1>
        <p className="lead">{copy.profile.lead}</p>
      </div>
      <Form ref={form} method="post" className="card profile-form" noValidate>
        <FormDraft name="profile" />
        <AgeQuestion values={values} errors={answer?.errors} />
        <ProfileFields values={values} errors={answer?.errors} picture={picture} onBusy={setIsBusy} />
        <button className="btn primary big wide" disabled={isBusy}>
          {isBusy ? copy.profile.sending : copy.profile.submit}
        </button>
      </Form>
      <p>
        <Link to="/ssr">{copy.profile.elsewhere}</Link>
      </p>
    </main>
  )
}
