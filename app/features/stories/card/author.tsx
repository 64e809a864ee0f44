import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { copy } from './copy.ts'
import type { AuthorView, StoryCardView } from './story-card-view.server.ts'
import { Picture } from '#app/ui/picture.tsx'

/** Author, college and time. An anonymous author gets the same space. */
export function StoryAuthor({ author, time }: { author: AuthorView; time: StoryCardView['time'] }) {
  return (
    <div className="story-by">
      <span className={`avatar s framed d-${author.dye}`}>
        <Kolam drawing={author.kolam} stroke={0.13} />
        {author.picture && <Picture picture={author.picture} alt="" sizes="44px" />}
      </span>
      <span className="small">
        <b>{author.name ?? copy.private}</b>
        <span className="secondary-ink story-when">
          {author.college && <span>{author.college}</span>}
          <time dateTime={time.iso} title={time.exact}>
            <span aria-hidden="true">{time.relative}</span>
            <span className="visually-hidden">{time.exact}</span>
          </time>
        </span>
      </span>
    </div>
  )
}
