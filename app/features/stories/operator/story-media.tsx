import type { MediaView } from '#app/features/media/views.ts'
import { Picture } from '#app/ui/picture.tsx'
import { copy } from './copy.ts'

/** Thumbnails of a story's files with links. Hidden files are not shown here either. */
export function StoryMedia({ media }: { media: readonly MediaView[] }) {
  if (media.length === 0) return null
  return (
    <ul className="desk-media" aria-label={copy.facts.pictures}>
      {media.map((medium) => (
        <li key={medium.id}>
          {medium.kind === 'image' ? (
            <a href={medium.sources.at(-1)?.src} target="_blank" rel="noreferrer">
              <Picture picture={medium} alt={medium.caption || copy.facts.pictures} sizes="160px" />
            </a>
          ) : (
            // Films of members have no caption track; their description is below.
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <video controls preload="none" src={medium.sources[0]?.src} width={160} />
          )}
          {medium.caption && <span className="small secondary-ink">{medium.caption}</span>}
        </li>
      ))}
    </ul>
  )
}
