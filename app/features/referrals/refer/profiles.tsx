import { Form, Link } from 'react-router'
import { copy as words } from '#app/features/referrals/copy.ts'
import type { ReferredProfile } from '#app/features/referrals/queries.server.ts'
import { referForms } from '#app/features/referrals/request-forms.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { Examples } from '#app/ui/sections/examples.tsx'
import { Field } from '#app/ui/form/field.tsx'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { copy } from './copy.ts'
import { vouchForm } from './form.ts'

interface ProfilesProps {
  profiles: readonly ProfileView[]
  samples: readonly ProfileView[]
  isMember: boolean
  answer: Answer | undefined
}

/** The response to a refused vouch, with the profile's id among its values. */
interface Answer {
  errors?: Readonly<Record<string, string>>
  values?: Readonly<Record<string, string>>
}

type ProfileView = ReferredProfile & { kolam: KolamDrawing }

export function Profiles({ profiles, samples, isMember, answer }: ProfilesProps) {
  return (
    <section className="wrap section stack" id="profiles" aria-labelledby="profiles-title">
      <h2 id="profiles-title">{copy.profiles.title}</h2>
      {profiles.length > 0 ? (
        <List profiles={profiles} isMember={isMember} answer={answer} />
      ) : (
        <p>{copy.profiles.none}</p>
      )}
      {samples.length > 0 && (
        <Examples>
          <List profiles={samples} isMember={null} answer={undefined} />
        </Examples>
      )}
    </section>
  )
}

interface ListProps {
  profiles: readonly ProfileView[]
  /** Null for samples, which nobody can vouch for. */
  isMember: boolean | null
  answer: Answer | undefined
}

function List({ profiles, isMember, answer }: ListProps) {
  return (
    <ul className="offers">
      {profiles.map((profile) => (
        <li key={profile.id} className="card pad referred">
          <div className="referred-head">
            <Kolam drawing={profile.kolam} />
            <div>
              <h3>{profile.displayName}</h3>
              <p className="small secondary-ink">{words.wings[profile.wing]}</p>
            </div>
          </div>
          <p>{profile.snippet}</p>
          <Facts profile={profile} />
          {profile.softTags.length > 0 && <p className="small secondary-ink">{profile.softTags.join(' · ')}</p>}
          <Threads profile={profile} />
          {isMember === null ? (
            <SampleVouch />
          ) : (
            <Vouch
              profile={profile}
              isMember={isMember}
              answer={answer?.values?.['referralId'] === profile.id ? answer : undefined}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function Facts({ profile: { skills, seeking, education } }: { profile: ReferredProfile }) {
  const facts = [
    [copy.profiles.skills, skills.join(', ')],
    [copy.profiles.seeking, seeking],
    [copy.profiles.education, education],
  ] as const
  return (
    <dl className="referred-facts">
      {facts.map(
        ([label, text]) =>
          text && (
            <div key={label}>
              <dt className="small secondary-ink">{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Threads({ profile: { threads, vouchCount } }: { profile: ReferredProfile }) {
  if (vouchCount === 0) return null
  return (
    <section>
      <h4 className="small secondary-ink">{copy.profiles.threads}</h4>
      <ul className="threads">
        {threads.map(({ byName, text }) => (
          <li key={`${byName} ${text}`}>
            <b>{byName}</b>
            {text && <span>{` ${text}`}</span>}
          </li>
        ))}
      </ul>
      {vouchCount > threads.length && (
        <p className="small secondary-ink">{copy.profiles.more(vouchCount - threads.length)}</p>
      )}
    </section>
  )
}

/** A sample cannot be vouched for: the button explains it and links to the referral form. */
function SampleVouch() {
  const { kind } = referForms.referral
  return (
    <details className="vouching">
      <summary className="btn secondary">{copy.profiles.vouch}</summary>
      <p className="secondary-ink">{copy.profiles.sampleVouch}</p>
      <Link to={`?ask=${kind}#${kind}`} reloadDocument>
        {copy.actions.refer.title}
      </Link>
    </details>
  )
}

function Vouch({
  profile,
  isMember,
  answer,
}: { profile: ReferredProfile } & Pick<ProfilesProps, 'isMember' | 'answer'>) {
  if (!isMember) {
    return (
      <details className="vouching">
        <summary className="btn secondary">{copy.profiles.vouch}</summary>
        <Link to={signInHref('/refer')}>{copy.profiles.signIn}</Link>
      </details>
    )
  }
  if (profile.isVouched) {
    return (
      <Form method="post" action="/refer" className="row" preventScrollReset noValidate>
        <b>{copy.profiles.vouched}</b>
        <input type="hidden" name="referralId" value={profile.id} />
        <button className="btn secondary sm" name="intent" value="unvouch">
          {copy.profiles.unvouch}
        </button>
      </Form>
    )
  }
  return (
    <details className="vouching" open={answer !== undefined}>
      <summary className="btn secondary">{copy.profiles.vouch}</summary>
      <Form method="post" action="/refer" className="stack" preventScrollReset noValidate>
        <input type="hidden" name="referralId" value={profile.id} />
        <Field
          name="text"
          label={vouchForm.fields.text.label}
          maxLength={vouchForm.fields.text.charsMax}
          defaultValue={answer?.values?.['text']}
          error={answer?.errors?.['text']}
        />
        <button className="btn primary" name="intent" value="vouch">
          {copy.profiles.send}
        </button>
      </Form>
    </details>
  )
}
