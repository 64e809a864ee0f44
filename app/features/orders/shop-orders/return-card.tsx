import { RETURN_PHOTOS_MAX, STATEMENT_CHARS_MAX } from '#app/features/orders/schema.ts'
import { FoldedActionForm } from '#app/features/orders/action-form/action-form.tsx'
import { errorOf, type ActionError } from '#app/features/orders/action-form/action-error.ts'
import { Check, Field } from '#app/ui/form/field.tsx'
import { Statements } from '#app/ui/sections/statements.tsx'
import { LazyPhotoField } from '#app/features/media/upload/lazy-photo-field.tsx'
import type { UploadRules } from '#app/features/media/upload/upload-rules.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'
import type { ReturnPageView } from './shipment-view.server.ts'

const words = copy.returns
const photos = perLanguage(() => ({ ...words.photos, max: RETURN_PHOTOS_MAX }))

interface ReturnProps {
  return: ReturnPageView
  rules: UploadRules
  answer: ActionError | undefined
}

/** A return: both sides' statements, and the seller's answers. */
export function ReturnCard({ return: found, rules, answer }: ReturnProps) {
  const { id, title, about, state, statements, isWaiting } = found
  return (
    <section
      className="card pad stack shop-return"
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
  found: ReturnPageView
  rules: UploadRules
  answer: ActionError | undefined
}

function Answers({ found, rules, answer }: AnswersProps) {
  const { id, amount, canAccept, canRefuse, canRefund, isOpen } = found
  const form = (intent: string) => ({
    intent,
    about: { name: 'returnId' as const, id },
    answer: errorOf(answer, intent, id),
  })
  const { accept, refund, refuse, say } = words
  return (
    <div>
      {canAccept && (
        <FoldedActionForm summary={accept.opener} lead={accept.lead} button={accept.button} {...form('accepted')}>
          <Words label={words.wordsOptional} answer={form('accepted').answer} />
        </FoldedActionForm>
      )}
      {canRefund && (
        <FoldedActionForm
          summary={refund.opener}
          lead={refund.lead(amount)}
          button={refund.button}
          {...form('refunded')}
        >
          <Check name="restock" value="yes" label={refund.restock} />
          <Words label={words.wordsOptional} answer={form('refunded').answer} />
        </FoldedActionForm>
      )}
      {canRefuse && (
        <FoldedActionForm summary={refuse.opener} lead={refuse.lead} button={refuse.button} {...form('refused')}>
          <Words label={words.words} answer={form('refused').answer} />
          <LazyPhotoField {...photos} rules={rules} error={form('refused').answer?.errors['photo']} />
        </FoldedActionForm>
      )}
      {isOpen && (
        <FoldedActionForm summary={say.opener} button={say.button} {...form('say')}>
          <Words label={words.words} answer={form('say').answer} />
          <LazyPhotoField {...photos} rules={rules} error={form('say').answer?.errors['photo']} />
        </FoldedActionForm>
      )}
    </div>
  )
}

function Words({ label, answer }: { label: string; answer: ActionError | undefined }) {
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
