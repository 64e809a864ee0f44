import { foreignLang } from '#app/platform/language/current-language.ts'
import { Form } from 'react-router'
import { thanksForm } from '#app/features/fundraising/owner/updates/form.ts'
import { FormField } from '#app/ui/form/form-field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { copy } from './copy.ts'
import type { GiftView } from './gifts-view.server.ts'

interface ThankAnswer {
  /** The gift whose form was posted. */
  seed: string
  errors: Readonly<Record<string, string>>
  words: string
}

type Gift = GiftView & { key: string }

/** Gifts, each with the form to thank its supporter. */
export function GiftList({ gifts, answer }: { gifts: readonly Gift[]; answer: ThankAnswer | undefined }) {
  return (
    <ul className="manage-gifts">
      {gifts.map((gift) => (
        <li key={gift.seed}>
          <p className="row between">
            <b>{gift.place ? `${gift.name}, ${gift.place}` : gift.name}</b>
            <b className="num">{gift.amount}</b>
          </p>
          <p className="caption muted">{gift.date}</p>
          {gift.message && (
            <p className="pre-wrap" lang={foreignLang(gift.message)}>
              {gift.message}
            </p>
          )}
          {gift.contact && (
            <p className="small">
              {copy.contact} <b>{gift.contact}</b>
            </p>
          )}
          {gift.isThanked && <p className="small secondary-ink">{copy.thank.thanked}</p>}
          {gift.mayThank && <Thank gift={gift} answer={answer?.seed === gift.seed ? answer : undefined} />}
        </li>
      ))}
    </ul>
  )
}

function Thank({ gift, answer }: { gift: Gift; answer: ThankAnswer | undefined }) {
  const form = useFocusFirstError(answer?.errors)
  const spec = { ...thanksForm.fields.thanks, label: copy.thank.words, hint: copy.thank.hint }
  return (
    <details open={answer ? true : undefined}>
      <summary>{copy.thank.open}</summary>
      <Form ref={form} method="post" className="stack" noValidate>
        <input type="hidden" name="key" value={gift.key} />
        <input type="hidden" name="seed" value={gift.seed} />
        <FormField name="thanks" spec={spec} value={answer?.words ?? ''} error={answer?.errors['thanks']} />
        <p>
          <button className="btn secondary sm">{copy.thank.send}</button>
        </p>
      </Form>
    </details>
  )
}
