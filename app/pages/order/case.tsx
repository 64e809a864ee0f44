import { STATEMENT_CHARS_MAX } from '#app/capabilities/orders/schema.ts'
import { Field } from '#app/ui/field.tsx'
import { Statements } from '#app/ui/statements.tsx'
import type { UploadRules } from '#app/ui/upload/upload-rules.ts'
import { answerTo, type OrderAnswer } from './answer.ts'
import { copy } from './copy.ts'
import { Fold } from './fold.tsx'
import type { CasePageView } from './order-view.server.ts'
import { Photos } from './photos.tsx'

const words = copy.cases

interface CaseProps {
  case: CasePageView
  rules: UploadRules
  answer: OrderAnswer | undefined
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
        <Fold summary={words.say.summary} intent="say" about={about} answer={own('say')} button={words.say.button}>
          <Words label={words.say.words} answer={own('say')} />
          <Photos rules={rules} />
        </Fold>
      )}
      {canDispute && (
        <Fold
          summary={words.dispute.summary}
          lead={words.dispute.lead}
          intent="dispute"
          about={about}
          answer={own('dispute')}
          button={words.dispute.button}
        >
          <Words label={words.dispute.words} answer={own('dispute')} />
          <Photos rules={rules} />
        </Fold>
      )}
      {canWithdraw && (
        <Fold
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

function Words({ label, answer }: { label: string; answer: OrderAnswer | undefined }) {
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
