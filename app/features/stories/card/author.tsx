import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { copy } from './copy.ts'
import type { AuthorView, StoryCardView } from './story-card-view.server.ts'
import { Picture } from '#app/ui/picture.tsx'

/** Who tells it, from where, and when. A private name is a full citizen: the same place, the same size. */
export function StoryAuthor({ author, time }: { author: AuthorView; time: StoryCardView['time'] }) {
  return (
    <div className="storyby">
      <span className={`av s d-${author.dye}`}>
        <Kolam drawing={author.kolam} stroke={0.13} />
        {author.picture && <Picture picture={author.picture} alt="" sizes="44px" />}
      </span>
      <span className="small">
        <b>{author.name ?? copy.private}</b>
        <span className="soft storywhen">
          {author.college && <span>{author.college}</span>}
          <time dateTime={time.iso} title={time.exact}>
            <span aria-hidden="true">{time.relative}</span>
            <span className="vh">{time.exact}</span>
          </time>
        </span>
      </span>
    </div>
  )
}
