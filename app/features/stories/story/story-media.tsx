import { nameOf } from './medium-name.ts'
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { copy } from './story-copy.ts'
import type { StoryPageView } from './story-view.server.ts'

const Viewer = lazy(() => import('./viewer.tsx'))

type Medium = StoryPageView['media'][number]

/** The full-size file in a format that every browser reads. */
const fileOf = ({ sources }: Medium): string =>
  (sources.findLast(({ type }) => type !== 'image/avif') ?? sources[0])?.src ?? ''

/** Pictures and films. Each links to its file; with a script it opens in a viewer. */
export function StoryMedia({
  story: { media, kolam, dye },
}: {
  story: Pick<StoryPageView, 'media' | 'kolam' | 'dye'>
}) {
  const [shown, setShown] = useState<number | null>(null)
  const opener = useRef<HTMLElement>(null)
  const open = (event: MouseEvent<HTMLElement>, i: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    opener.current = event.currentTarget
    setShown(i)
  }
  const close = () => {
    setShown(null)
    opener.current?.focus()
  }
  return (
    <section aria-label={copy.media}>
      <ul className={`storygallery pictures-${media.length}`}>
        {media.map((medium, i) => (
          <li key={medium.id}>
            <a
              className={`cloth framed d-${dye}`}
              href={fileOf(medium)}
              aria-label={copy.larger(nameOf(media, i))}
              onClick={(event) => open(event, i)}
            >
              <Kolam drawing={kolam} />
              {medium.kind === 'image' ? (
                <Picture picture={medium} alt="" sizes="(min-width: 760px) 720px, 100vw" isFirst={i === 0} />
              ) : (
                <span className="storyfilm">
                  <Icon name="play" />
                </span>
              )}
            </a>
            {medium.caption && <p className="small secondary-ink">{medium.caption}</p>}
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Suspense>
          <Viewer media={media} first={shown} onClose={close} />
        </Suspense>
      )}
    </section>
  )
}
