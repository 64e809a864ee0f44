import { REVIEW_CHARS_MAX, REVIEW_PHOTOS_MAX } from '#app/features/marketplace/schema.ts'
import { BUYER_NAME_CHARS_MAX } from '#app/features/orders/schema.ts'
import { FoldedActionForm } from '#app/features/orders/action-form/action-form.tsx'
import { errorOf, type ActionError } from '#app/features/orders/action-form/action-error.ts'
import { Field, FieldError } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { LazyPhotoField } from '#app/features/media/upload/lazy-photo-field.tsx'
import type { UploadRules } from '#app/features/media/upload/upload-rules.ts'
import { copy } from './copy.ts'
import type { ShipmentPageView } from './order-view.server.ts'

const words = copy.review
const STARS = [1, 2, 3, 4, 5] as const

interface ReviewFormProps {
  line: ShipmentPageView['lines'][number]
  /** First name of the recipient. */
  name: string
  rules: UploadRules
  answer: ActionError | undefined
}

/** Rates one item, once it was delivered. */
export function ReviewForm({ line: { id, title, hasReview, canReview }, name, rules, answer }: ReviewFormProps) {
  if (hasReview) return <p className="small secondary-ink">{words.done}</p>
  if (!canReview) return null
  const own = errorOf(answer, 'review', id)
  const starsError = own?.errors['stars']
  return (
    <FoldedActionForm
      summary={words.summary(title)}
      intent="review"
      about={{ name: 'lineId', id }}
      answer={own}
      button={words.button}
    >
      <fieldset className="fieldset field" aria-describedby={starsError ? `stars-${id}` : undefined}>
        <legend>{words.stars}</legend>
        <div
          className="order-stars"
          role="radiogroup"
          aria-label={words.stars}
          aria-invalid={starsError ? true : undefined}
          tabIndex={-1}
        >
          {STARS.map((stars) => (
            <label key={stars} className="choice" title={words.star(stars)}>
              <input
                type="radio"
                name="stars"
                value={stars}
                defaultChecked={own?.values['stars'] === String(stars)}
                aria-label={words.star(stars)}
              />
              <Icon name="star" />
            </label>
          ))}
        </div>
        <FieldError id={`stars-${id}`}>{starsError}</FieldError>
      </fieldset>
      <Field
        as="textarea"
        name="text"
        label={words.text}
        hint={words.textHint}
        error={own?.errors['text']}
        defaultValue={own?.values['text']}
        maxLength={REVIEW_CHARS_MAX}
      />
      <LazyPhotoField {...words.photos} max={REVIEW_PHOTOS_MAX} rules={rules} error={own?.errors['photos']} />
      <Field
        name="name"
        label={words.name}
        hint={words.nameHint}
        error={own?.errors['name']}
        defaultValue={own?.values['name'] ?? name}
        maxLength={BUYER_NAME_CHARS_MAX}
        autoComplete="given-name"
        required
      />
    </FoldedActionForm>
  )
}
