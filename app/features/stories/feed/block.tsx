import { Form } from 'react-router'
import { copy } from './story-copy.ts'
import type { StoryAnswer } from './story-actions.server.ts'

/** For members: not to see this person, or, where it is told without a name, this story. */
export function Block({ name, answer }: { name: string | null; answer: StoryAnswer | undefined }) {
  const words = copy.block
  const failed = answer?.intent === 'block' ? answer.errors[''] : undefined
  return (
    <details className="storydetails" open={failed ? true : undefined}>
      <summary>{name ? words.person(name) : words.story}</summary>
      <Form method="post" className="stack">
        <p>{name ? words.personLead(name) : words.storyLead}</p>
        {failed && (
          <p className="errsum" role="alert">
            {failed}
          </p>
        )}
        <p>
          <button className="btn sec2" name="intent" value="block">
            {words.send}
          </button>
        </p>
      </Form>
    </details>
  )
}
