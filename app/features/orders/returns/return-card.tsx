import { RETURN_PHOTOS_MAX, STATEMENT_CHARS_MAX } from '#app/features/orders/schema.ts'
import { FoldedActionForm } from '#app/features/orders/action-form/action-form.tsx'
import { errorOf, type ActionError } from '#app/features/orders/action-form/action-error.ts'
import { Field } from '#app/ui/form/field.tsx'
import { Statements } from '#app/ui/sections/statements.tsx'
import { LazyPhotoField } from '#app/features/media/upload/lazy-photo-field.tsx'
import type { UploadRules } from '#app/features/media/upload/upload-rules.ts'
import { copy } from '#app/features/orders/order/copy.ts'
import type { ReturnPageView } from '#app/features/orders/order/order-view.server.ts'
import { fullStop, sentences } from '#app/platform/text/sentences.ts'

const words = copy.returns

interface ReturnProps {
  return: ReturnPageView
  rules: UploadRules
  answer: ActionError | undefined
}

/** A return: its state, both sides' statements, and the buyer's actions. */
export function ReturnCard({ return: found, rules, answer }: ReturnProps) {
  const { id, title, state, requested, lines, statements, isOpen, canDispute, canWithdraw } = found
  const about = { name: 'returnId', id } as const
  const own = (intent: string) => errorOf(answer, intent, id)
  return (
    <section className="order-return" aria-label={title} id={`case-${id}`}>
      <h3>{title}</h3>
      <p className="small">{sentences(lines.join(', '), requested) + fullStop()}</p>
      <p className="order-return-state">{state}</p>
      <Statements statements={statements} photo={words.photo} />
      {isOpen && (
        <FoldedActionForm
          summary={words.say.summary}
          intent="say"
          about={about}
          answer={own('say')}
          button={words.say.button}
        >
          <Words label={words.say.words} answer={own('say')} />
          <LazyPhotoField {...copy.photos} max={RETURN_PHOTOS_MAX} rules={rules} />
        </FoldedActionForm>
      )}
      {canDispute && (
        <FoldedActionForm
          summary={words.dispute.summary}
          lead={words.dispute.lead}
          intent="dispute"
          about={about}
          answer={own('dispute')}
          button={words.dispute.button}
        >
          <Words label={words.dispute.words} answer={own('dispute')} />
          <LazyPhotoField {...copy.photos} max={RETURN_PHOTOS_MAX} rules={rules} />
        </FoldedActionForm>
      )}
      {canWithdraw && (
        <FoldedActionForm
          summary={words.withdraw.summary}
          lead={words.withdraw.lead}
          intent="withdraw"
          about={about}
          answer={own('withdraw')}
          button={words.withdraw.button}
        />
      )}
    </section>
  )
}

function Words({ label, answer }: { label: string; answer: ActionError | undefined }) {
  return (
    <Field
      as="textarea"
      name="words"
      label={label}
      error={answer?.errors['words']}
      defaultValue={answer?.values['words']}
      maxLength={STATEMENT_CHARS_MAX}
    />
  )
}
