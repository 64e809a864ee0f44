import { foreignLang } from '#app/platform/language/current-language.ts'
import { Link } from 'react-router'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { copy } from './copy.ts'
import type { PeaceStory } from './samples-copy.ts'
import type { SahaaraLog } from './log/use-sahaara-log.ts'

/** A story with its kolam. */
export interface PeaceStoryView extends PeaceStory {
  drawing: KolamDrawing
  dye: string
}

interface PeaceStoriesProps {
  stories: readonly PeaceStoryView[]
  log: SahaaraLog
}

/** Short stories; one counts when the user marks it as read. */
export function PeaceStories({ stories, log }: PeaceStoriesProps) {
  const words = copy.stories
  return (
    <section className="section sunk" id="stories" aria-labelledby="stories-title">
      <div className="wrap">
        <div className="section-head">
          <h2 id="stories-title">{words.title}</h2>
          <Link className="more" to="/stories">
            {words.all}
          </Link>
        </div>
        <p className="small secondary-ink sahaara-samples">
          <span className="tag d-turmeric">{words.sample}</span>
          {words.samples}
        </p>
        <div className="peace">
          {stories.map((story) => (
            <Story key={story.id} story={story} log={log} />
          ))}
        </div>
      </div>
    </section>
  )
}

interface StoryProps {
  story: PeaceStoryView
  log: SahaaraLog
}

function Story({ story, log }: StoryProps) {
  const words = copy.stories
  const isCounted = log.has('story-read', story.id)
  return (
    <article className="card peace-story">
      <blockquote lang={foreignLang(story.quote)}>{story.quote}</blockquote>
      <p className="row">
        <span className={`avatar s ${story.dye}`}>
          <Kolam drawing={story.drawing} stroke={0.14} />
        </span>
        <span className="small">
          <b>{story.name ?? words.private}</b>
          {story.place && `, ${story.place}`}
        </span>
      </p>
      <details>
        <summary>{words.read}</summary>
        {story.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {log.isReady && (
          <button
            type="button"
            className="btn secondary sm"
            disabled={isCounted}
            onClick={() => log.add({ kind: 'story-read', amount: 1, what: story.id })}
          >
            {isCounted ? words.counted : words.done}
          </button>
        )}
      </details>
    </article>
  )
}
