import {
  DRAFT_STORY_CHARS_MAX,
  DRAFT_TITLE_CHARS_MAX,
  DRAFT_WHY_CHARS_MAX,
  isCause,
} from '#app/features/fundraising/builder/form.ts'
import { Field } from '#app/ui/form/field.tsx'
import { type StepProps, Blueprint } from './cause-step.tsx'
import { causes, copy } from './copy.ts'

const words = copy.story

export function StoryStep({ content, change, errors }: StepProps) {
  const { cause } = content
  return (
    <>
      {isCause(cause) && (
        <details className="folded">
          <summary>{copy.cause.blueprintOf(causes[cause].name)}</summary>
          <Blueprint cause={cause} />
        </details>
      )}
      <Field
        name="title"
        label={words.name}
        hint={words.nameHint}
        maxLength={DRAFT_TITLE_CHARS_MAX}
        defaultValue={content.title}
        onChange={(event) => change('title', event.target.value)}
        error={errors['title']}
        required
      />
      <Field
        as="textarea"
        name="story"
        label={words.story}
        hint={words.storyHint}
        rows={8}
        maxLength={DRAFT_STORY_CHARS_MAX}
        defaultValue={content.story}
        onChange={(event) => change('story', event.target.value)}
        error={errors['story']}
        required
      />
      <Field
        as="textarea"
        name="personalWhy"
        label={words.why}
        hint={words.whyHint}
        rows={4}
        maxLength={DRAFT_WHY_CHARS_MAX}
        defaultValue={content.personalWhy}
        onChange={(event) => change('personalWhy', event.target.value)}
        error={errors['personalWhy']}
        required
      />
    </>
  )
}
