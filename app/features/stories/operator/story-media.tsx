import type { MediaView } from '#app/features/media/views.ts'
import { Picture } from '#app/ui/picture.tsx'
import { copy } from './copy.ts'

/** What a story shows, small; a click opens the file. What is hidden rests, and is not shown here either. */
export function StoryMedia({ media }: { media: readonly MediaView[] }) {
  if (media.length === 0) return null
  return (
    <ul className="deskmedia" aria-label={copy.facts.pictures}>
      {media.map((medium) => (
        <li key={medium.id}>
          {medium.kind === 'image' ? (
            <a href={medium.sources.at(-1)?.src} target="_blank" rel="noreferrer">
              <Picture picture={medium} alt={medium.caption || copy.facts.pictures} sizes="160px" />
            </a>
          ) : (
            // What people film has no captions of its own; theirs stands below.
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <video controls preload="none" src={medium.sources[0]?.src} width={160} />
          )}
          {medium.caption && <span className="small soft">{medium.caption}</span>}
        </li>
      ))}
    </ul>
  )
}
