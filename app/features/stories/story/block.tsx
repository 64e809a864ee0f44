import { Form } from 'react-router'
import { copy } from './story-copy.ts'
import type { StoryAnswer } from './story-actions.server.ts'

/** Form to block the author or, of an anonymous story, to mute the story. */
export function Block({ name, answer }: { name: string | null; answer: StoryAnswer | undefined }) {
  const words = copy.block
  const failed = answer?.intent === 'block' ? answer.errors[''] : undefined
  return (
    <details className="story-details" open={failed ? true : undefined}>
      <summary>{name ? words.person(name) : words.story}</summary>
      <Form method="post" className="stack" noValidate>
        <p>{name ? words.personLead : words.storyLead}</p>
        {failed && (
          <p className="error-summary" role="alert">
            {failed}
          </p>
        )}
        <p>
          <button className="btn secondary" name="intent" value="block">
            {words.send}
          </button>
        </p>
      </Form>
    </details>
  )
}
