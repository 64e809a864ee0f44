import { Form, Link } from 'react-router'
import { FormFields } from '#app/ui/form/form-fields.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { copy } from './copy.ts'
import type { Failure } from './dashboard.server.ts'
import type { OwnStoryView } from './dashboard.server.ts'
import { appealForm } from './forms.ts'
import './own-stories.css'

const SHOWN_MAX = 3
const TONES = { published: 'd-neem', waiting: 'd-turmeric', hidden: 'd-madder' } as const

interface OwnStoriesProps {
  stories: readonly OwnStoryView[]
  failure: Failure | undefined
}

/** The student's own stories: hidden ones first, then the latest. */
export function OwnStories({ stories, failure }: OwnStoriesProps) {
  const hidden = stories.filter(({ state }) => state === 'hidden')
  const others = stories.filter(({ state }) => state !== 'hidden')
  const rest = others.slice(SHOWN_MAX)
  return (
    <section className="stack own-stories" id="your-stories" aria-labelledby="your-stories-title">
      <h2 id="your-stories-title">{copy.own.title}</h2>
      <div className="card own-story-card">
        <List stories={[...hidden, ...others.slice(0, SHOWN_MAX)]} failure={failure} />
        {rest.length > 0 && (
          <details>
            <summary>{copy.own.all(stories.length)}</summary>
            <List stories={rest} failure={undefined} />
          </details>
        )}
      </div>
    </section>
  )
}

function List({ stories, failure }: OwnStoriesProps) {
  return (
    <ul>
      {stories.map((story) => (
        <li key={story.id}>
          <Link to={`/stories/${story.id}`}>{story.title}</Link>
          <p className="small secondary-ink">
            <span className={`tag ${TONES[story.state]}`}>{copy.own.states[story.state]}</span>
            {story.line.map((words) => (
              <span key={words}>{words}</span>
            ))}
          </p>
          {story.decision && <Decision story={story} failure={failure?.id === story.id ? failure : undefined} />}
        </li>
      ))}
    </ul>
  )
}

/** Why a story is hidden, and the form to appeal. */
function Decision({ story, failure }: { story: OwnStoryView; failure: Failure | undefined }) {
  const { id, decision, canAppeal, appealed } = story
  const form = useFocusFirstError(failure?.errors)
  const { appeal } = copy.own
  if (!decision) return null
  return (
    <div className="stack small own-decision">
      <p className="pre-wrap">{[decision.rule, decision.words].filter(Boolean).join(' ')}</p>
      <p className="secondary-ink">{decision.isUpheld ? copy.own.upheld : copy.own.kept}</p>
      {appealed && <p className="notice">{appealed}</p>}
      {failure?.refused && (
        <p className="notice" role="alert">
          {failure.refused}
        </p>
      )}
      {canAppeal && (
        <details open={failure ? true : undefined}>
          <summary>{appeal.open}</summary>
          <Form ref={form} method="post" className="stack" noValidate preventScrollReset>
            <input type="hidden" name="storyId" value={id} />
            <FormFields fields={appealForm.fields} values={failure?.values} errors={failure?.errors} />
            <p>
              <button className="btn secondary sm" name="act" value="appeal">
                {appeal.send}
              </button>
            </p>
          </Form>
        </details>
      )}
    </div>
  )
}
