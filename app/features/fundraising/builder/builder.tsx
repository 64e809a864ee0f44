import { type FormEvent, useEffect, useRef } from 'react'
import { Form, Link, useNavigate, useNavigation, useSearchParams } from 'react-router'
import {
  type Draft,
  DRAFT_FIELDS,
  EMPTY_DRAFT,
  isStepComplete,
  reachableStep,
  readStep,
  type Step,
  STEP_FIELDS,
} from '#app/features/fundraising/builder/form.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import type { BuilderFailure, openBuilder } from './builder.server.ts'
import { builderPath } from './builder-path.ts'
import { CauseStep } from './cause-step.tsx'
import { copy } from './copy.ts'
import type { DraftOf } from '#app/features/fundraising/drafts/device-draft.ts'
import { GoalStep } from './goal-step.tsx'
import { DraftStatus } from '#app/features/fundraising/drafts/draft-status.tsx'
import { Preview } from './preview.tsx'
import { StartOver } from '#app/features/fundraising/drafts/start-over.tsx'
import { Stepper } from './stepper.tsx'
import { StoryStep } from './story-step.tsx'
import { useDraft } from '#app/features/fundraising/drafts/use-draft.ts'
import { Versions } from './versions.tsx'

interface BuilderProps {
  loaded: Awaited<ReturnType<typeof openBuilder>>
  of: DraftOf
  failure: BuilderFailure | undefined
}

/** The three steps, with a preview of the draft. The step is in the URL. */
export function Builder({ loaded, of, failure }: BuilderProps) {
  const { member, mends, kept, kolams } = loaded
  const navigation = useNavigation()
  const isLaunching = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'launch'
  const form = useFocusFirstError(failure?.errors)
  const draft = useDraft({
    ...of,
    kept,
    posted: failure && draftIn(failure),
    isLaunching,
    readFields: () => fieldsOf(form.current),
  })
  const { content } = draft
  const step = Math.min(readStep(useSearchParams()[0].get('step')), reachableStep(content)) as Step
  const { heading, navigateToStep } = useStepNavigation(step, of.mends)
  const isComplete = isStepComplete(step, content)

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    if (button?.value === 'launch') return
    event.preventDefault()
    if (button?.value === 'previous') navigateToStep(step - 1)
    else if (isComplete) navigateToStep(step + 1)
  }

  const ask = { content, change: draft.change, errors: failure?.errors ?? {} }
  return (
    <>
      <header className="builder-head">
        <Link className="crumb" to="/ssr">
          <Icon name="arrow-left" small />
          {copy.back}
        </Link>
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
      </header>
      <Stepper step={step} reach={reachableStep(content)} mend={of.mends} />
      {mends && <Returned reason={mends.reason} />}
      <div className="builder-layout">
        <div className="card pad builder-form">
          <Versions other={draft.other} onChoose={draft.choose} />
          <Form ref={form} method="post" action={builderPath({ step, mend: of.mends })} noValidate onSubmit={onSubmit}>
            <input type="hidden" name="step" value={step} />
            <input type="hidden" name="mends" value={of.mends ?? ''} />
            <input type="hidden" name="key" value={loaded.key} />
            <input type="hidden" name="revision" value={failure?.revision ?? kept?.revision ?? 0} />
            {DRAFT_FIELDS.filter((field) => !STEP_FIELDS[step].includes(field)).map((field) => (
              <input key={field} type="hidden" name={field} value={content[field]} />
            ))}
            <p className="caption muted">{copy.steps.spoken(step, copy.steps.names[STEP_NAMES[step]])}</p>
            <h2 ref={heading} tabIndex={-1}>
              {TITLES[step]}
            </h2>
            {failure?.refused && (
              <p className="notice" role="alert">
                {failure.refused}
              </p>
            )}
            {step === 1 && <CauseStep key={draft.version} {...ask} kolams={kolams} />}
            {step === 2 && <StoryStep key={draft.version} {...ask} />}
            {step === 3 && <GoalStep key={draft.version} {...ask} member={member} />}
            <Buttons step={step} isScripted={draft.isReady} isComplete={isComplete} isLaunching={isLaunching} />
          </Form>
          <DraftStatus owner={of.owner} status={draft.status} isScripted={draft.isReady} />
          <StartOver
            mends={of.mends}
            onStart={() => {
              draft.startOver(mends?.draft ?? EMPTY_DRAFT)
            }}
          />
        </div>
        <Preview draft={content} kolams={kolams} name={member?.name ?? null} />
      </div>
    </>
  )
}

const STEP_NAMES = { 1: 'cause', 2: 'story', 3: 'goal' } as const
const TITLES = perLanguage(() => ({ 1: copy.cause.title, 2: copy.story.title, 3: copy.goal.title }) as const)

/** The current values of the form, with normalised line breaks. */
function fieldsOf(form: HTMLFormElement | null): Partial<Draft> {
  const typed = [...new FormData(form ?? undefined)].filter(([name]) =>
    (DRAFT_FIELDS as readonly string[]).includes(name),
  )
  return Object.fromEntries(typed.map(([name, text]) => [name, String(text).replaceAll('\r\n', '\n')]))
}

/** The typed values of a failed submission. */
function draftIn({ values }: BuilderFailure): Draft {
  return Object.fromEntries(DRAFT_FIELDS.map((field) => [field, values[field] ?? ''])) as unknown as Draft
}

/** Navigates to another step and focuses its heading; works with the browser's Back. */
function useStepNavigation(step: Step, mend: string | null) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const hasNavigated = useRef(false)
  useEffect(() => {
    if (shown.current !== step && hasNavigated.current) heading.current?.focus()
    shown.current = step
  }, [step])
  const navigateToStep = (to: number) => {
    hasNavigated.current = true
    void navigate(builderPath({ step: to, mend }))
  }
  return { heading, navigateToStep }
}

function Returned({ reason }: { reason: string }) {
  return (
    <section className="notice">
      <Icon name="info" small />
      <div>
        <h2 className="notice-head">{copy.mending.title}</h2>
        <p className="pre-wrap">{reason}</p>
        <p className="small">{copy.mending.note}</p>
      </div>
    </section>
  )
}

interface ButtonsProps {
  step: Step
  /** Without JavaScript nothing could enable a button again, so none is disabled. */
  isScripted: boolean
  isComplete: boolean
  isLaunching: boolean
}

/** The submit button comes first in the DOM, so that Enter uses it; CSS moves it to the right. */
function Buttons({ step, isScripted, isComplete, isLaunching }: ButtonsProps) {
  const isBlocked = isScripted && !isComplete
  return (
    <>
      <div className="builder-buttons">
        <button
          className="btn primary"
          name="intent"
          value={step === 3 ? 'launch' : 'next'}
          disabled={isBlocked || isLaunching}
          aria-describedby={isBlocked ? 'builder-incomplete' : undefined}
        >
          {step === 3 ? copy.launch : copy.next}
        </button>
        <button className="btn secondary" name="intent" value="previous" disabled={step === 1}>
          {copy.previous}
        </button>
      </div>
      {isBlocked && (
        <p id="builder-incomplete" className="small secondary-ink">
          {copy.incomplete[step]}
        </p>
      )}
    </>
  )
}
