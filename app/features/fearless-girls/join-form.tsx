import { useEffect, useId, useRef } from 'react'
import { Form } from 'react-router'
import type { WholeChapter } from '#app/features/circles/queries.server.ts'
import type { InterestKind } from '#app/features/circles/schema.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { Check, Field, FieldError } from '#app/ui/form/field.tsx'
import { radioGroup } from '#app/ui/form/radio-group.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { RegionField } from '#app/ui/form/region-field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import { copy } from './copy.ts'

interface JoinFormProps {
  regions: readonly string[]
  region: string | null
  kind: InterestKind
  /** The signed-in member, to fill in name and contact. */
  member: { name: string; contact: string } | null
  /** The date since when the user is a member of a chapter; null when they are not, or not yet. */
  since: string | null
  /** The chapter that accepted them, with hour and place. */
  chapter: WholeChapter | null
  /** The form that was just sent, from the query. */
  sent: string | null
  answer?: { errors: Readonly<Record<string, string>>; values: FormValues } | undefined
}

/** The form to join or to start a chapter. */
export function JoinForm({ regions, region, kind, member, since, chapter, sent, answer }: JoinFormProps) {
  const words = copy.join
  return (
    <section className="wrap section join-section" id="join" aria-labelledby="join-title">
      <div className="stack">
        <h2 id="join-title">{words.title}</h2>
        <p className="lead">{words.lead}</p>
        {since && <p className="notice">{copy.member(since)}</p>}
        {chapter && <OwnChapter chapter={chapter} />}
      </div>
      {sent && Object.hasOwn(copy.sent, sent) ? (
        <Sent words={copy.sent[sent as keyof typeof copy.sent]} />
      ) : (
        <Questions
          key={`${kind} ${region}`}
          regions={regions}
          values={{
            kind,
            region: region ?? '',
            name: member?.name ?? '',
            contact: member?.contact ?? '',
            ...answer?.values,
          }}
          errors={answer?.errors}
        />
      )}
    </section>
  )
}

function OwnChapter({ chapter: { name, place, weekday, meets } }: { chapter: WholeChapter }) {
  const { title, keep } = copy.accepted
  return (
    <div className="card pad stack">
      <h3>{title(name)}</h3>
      <p>{[place, weekday && copy.chapters.weekday(weekday), meets].filter(Boolean).join(', ')}</p>
      <p className="small secondary-ink">{keep}</p>
    </div>
  )
}

const KINDS = Object.keys(copy.join.kinds) as InterestKind[]

interface QuestionsProps {
  regions: readonly string[]
  values: FormValues
  errors: Readonly<Record<string, string>> | undefined
}

function Questions({ regions, values, errors }: QuestionsProps) {
  const words = copy.join
  const form = useFocusFirstError(errors)
  const kindErrorId = useId()
  return (
    <Form
      ref={form}
      className="card pad join-form"
      method="post"
      action="/fearless-girls#join"
      preventScrollReset
      noValidate
    >
      <FormDraft name="join" />
      <fieldset className="fieldset" {...radioGroup(kindErrorId, errors?.['kind'])}>
        <legend>{words.kind}</legend>
        <div className="row">
          {KINDS.map((kind) => (
            <label key={kind} className="check">
              <input type="radio" name="kind" value={kind} defaultChecked={values['kind'] === kind} />
              {words.kinds[kind]}
            </label>
          ))}
        </div>
        <FieldError id={kindErrorId}>{errors?.['kind']}</FieldError>
      </fieldset>
      <Field
        name="name"
        label={words.name}
        autoComplete="name"
        defaultValue={values['name']}
        error={errors?.['name']}
      />
      <Field
        name="contact"
        label={words.contact}
        hint={words.contactHint}
        autoComplete="tel"
        defaultValue={values['contact']}
        error={errors?.['contact']}
      />
      <RegionField words={words} regions={regions} value={values['region']} error={errors?.['region']} />
      <Check
        isConsent
        name="consent"
        value="yes"
        label={words.consent}
        defaultChecked={values['consent'] === 'yes'}
        error={errors?.['consent']}
      />
      <button className="btn primary">{words.send[values['kind'] === 'chapter' ? 'chapter' : 'join']}</button>
    </Form>
  )
}

/** Takes the focus, so that a screen reader reads it. */
function Sent({ words }: { words: { title: string; body: string } }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="card pad sent-card">
      <Icon name="check" />
      <h3 ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      <p className="secondary-ink">{words.body}</p>
    </div>
  )
}
