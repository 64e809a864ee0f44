import { lazy, Suspense } from 'react'
import { CASE_PHOTOS_MAX, STATEMENT_CHARS_MAX } from '#app/capabilities/orders/schema.ts'
import { Check, Field } from '#app/ui/field.tsx'
import { Statements } from '#app/ui/statements.tsx'
import type { UploadRules } from '#app/ui/upload/upload-rules.ts'
import { answerTo, type PartAnswer } from './answer.ts'
import { copy } from './copy.ts'
import { Fold } from './fold.tsx'
import type { CasePageView } from './part-view.server.ts'

const UploadField = lazy(() => import('#app/ui/upload/upload-field.tsx'))
const KINDS = ['image'] as const
const words = copy.cases

interface CaseProps {
  case: CasePageView
  rules: UploadRules
  answer: PartAnswer | undefined
}

/** A buyer's wish to return something: what both said, and what the seller can answer. */
export function Case({ case: found, rules, answer }: CaseProps) {
  const { id, title, about, state, statements, isWaiting } = found
  return (
    <section
      className="card pad stack deskcase"
      aria-label={title}
      data-waiting={isWaiting || undefined}
      id={`case-${id}`}
    >
      <h2>{title}</h2>
      <p>{about}</p>
      <p>
        <b>{state}</b>
      </p>
      <Statements statements={statements} photo={words.photo} />
      <Answers found={found} rules={rules} answer={answer} />
    </section>
  )
}

interface AnswersProps {
  found: CasePageView
  rules: UploadRules
  answer: PartAnswer | undefined
}

function Answers({ found, rules, answer }: AnswersProps) {
  const { id, amount, canAccept, canRefuse, canRefund, isOpen } = found
  const form = (intent: string) => ({ intent, caseId: id, answer: answerTo(answer, intent, id) })
  const { accept, refund, refuse, say } = words
  return (
    <div>
      {canAccept && (
        <Fold summary={accept.opener} lead={accept.lead} button={accept.button} {...form('accepted')}>
          <Words label={words.wordsOptional} answer={form('accepted').answer} />
        </Fold>
      )}
      {canRefund && (
        <Fold summary={refund.opener} lead={refund.lead(amount)} button={refund.button} {...form('refunded')}>
          <Check name="restock" value="yes" label={refund.restock} />
          <Words label={words.wordsOptional} answer={form('refunded').answer} />
        </Fold>
      )}
      {canRefuse && (
        <Fold summary={refuse.opener} lead={refuse.lead} button={refuse.button} {...form('refused')}>
          <Words label={words.words} answer={form('refused').answer} />
          <Photos rules={rules} answer={form('refused').answer} />
        </Fold>
      )}
      {isOpen && (
        <Fold summary={say.opener} button={say.button} {...form('say')}>
          <Words label={words.words} answer={form('say').answer} />
          <Photos rules={rules} answer={form('say').answer} />
        </Fold>
      )}
    </div>
  )
}

function Words({ label, answer }: { label: string; answer: PartAnswer | undefined }) {
  return (
    <Field
      as="textarea"
      name="words"
      rows={3}
      label={label}
      hint={words.wordsHint}
      maxLength={STATEMENT_CHARS_MAX}
      defaultValue={answer?.values['words']}
      error={answer?.errors['words']}
    />
  )
}

function Photos({ rules, answer }: { rules: UploadRules; answer: PartAnswer | undefined }) {
  return (
    <Suspense fallback={null}>
      <UploadField
        name="photo"
        label={words.photos}
        hint={words.photosHint}
        error={answer?.errors['photo']}
        max={CASE_PHOTOS_MAX}
        rules={rules}
        kinds={KINDS}
      />
    </Suspense>
  )
}
