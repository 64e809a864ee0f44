import { CASE_PHOTOS_MAX, STATEMENT_CHARS_MAX } from '#app/features/orders/schema.ts'
import { FoldedAct } from '#app/ui/acts/act-form.tsx'
import { answerTo, type ActAnswer } from '#app/ui/acts/answer.ts'
import { Field } from '#app/ui/field.tsx'
import { Statements } from '#app/ui/statements.tsx'
import { LatePhotos } from '#app/features/media/upload/late-photos.tsx'
import type { UploadRules } from '#app/features/media/upload/upload-rules.ts'
import { copy } from './copy.ts'
import type { CasePageView } from './order-view.server.ts'

const words = copy.cases

interface CaseProps {
  case: CasePageView
  rules: UploadRules
  answer: ActAnswer | undefined
}

/** One request to return something: where it stands, what both sides said, and what the buyer can do. */
export function Case({ case: found, rules, answer }: CaseProps) {
  const { id, title, state, wanted, lines, statements, isOpen, canDispute, canWithdraw } = found
  const about = { name: 'caseId', id } as const
  const own = (intent: string) => answerTo(answer, intent, id)
  return (
    <section className="ocase" aria-label={title} id={`case-${id}`}>
      <h3>{title}</h3>
      <p className="small">{`${lines.join(', ')}. ${wanted}.`}</p>
      <p className="ocase-state">{state}</p>
      <Statements statements={statements} photo={words.photo} />
      {isOpen && (
        <FoldedAct summary={words.say.summary} intent="say" about={about} answer={own('say')} button={words.say.button}>
          <Words label={words.say.words} answer={own('say')} />
          <LatePhotos {...copy.photos} max={CASE_PHOTOS_MAX} rules={rules} />
        </FoldedAct>
      )}
      {canDispute && (
        <FoldedAct
          summary={words.dispute.summary}
          lead={words.dispute.lead}
          intent="dispute"
          about={about}
          answer={own('dispute')}
          button={words.dispute.button}
        >
          <Words label={words.dispute.words} answer={own('dispute')} />
          <LatePhotos {...copy.photos} max={CASE_PHOTOS_MAX} rules={rules} />
        </FoldedAct>
      )}
      {canWithdraw && (
        <FoldedAct
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

function Words({ label, answer }: { label: string; answer: ActAnswer | undefined }) {
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
