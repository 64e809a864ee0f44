import { foreignLang } from '#app/platform/language/current-language.ts'
import { WrittenIn } from '#app/features/translations/card/written-in.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Route } from './+types/success-stories.route'
import { copy } from './copy.ts'

type Story = Route.ComponentProps['loaderData']['stories'][number]

/** A story with its author, or the label for an anonymous one. */
export function StoryCard({ story }: { story: Story }) {
  return (
    <li className="card success-card">
      <figure>
        {story.picture && (
          <Picture picture={story.picture} alt={story.picture.caption} sizes="(min-width: 720px) 400px, 92vw" />
        )}
        <blockquote>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph} lang={foreignLang(paragraph)}>
              {paragraph}
            </p>
          ))}
        </blockquote>
        <WrittenIn view={story.writtenIn} />
        <figcaption>
          <span className={`avatar d-${story.dye}`}>
            <Kolam drawing={story.kolam} stroke={0.13} />
          </span>
          <span>
            <b>{story.name}</b>
            {story.place && <span className="small secondary-ink">{story.place}</span>}
          </span>
          {story.isSample && <span className="tag">{copy.sample}</span>}
        </figcaption>
      </figure>
    </li>
  )
}
