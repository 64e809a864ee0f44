import { nameOf } from './medium-name.ts'
import { type MouseEvent, Suspense, useEffect, useRef } from 'react'
import { lazyAgain } from '#app/ui/lazy-again.ts'
import { useHistoryStep } from '#app/ui/history-step.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { copy } from './story-copy.ts'
import type { StoryPageView } from './story-view.server.ts'

const Viewer = lazyAgain(() => import('./viewer.tsx'))

type Medium = StoryPageView['media'][number]

/** The full-size file in a format that every browser reads. */
const fileOf = ({ sources }: Medium): string =>
  (sources.findLast(({ type }) => type !== 'image/avif') ?? sources[0])?.src ?? ''

/** Pictures and films. Each links to its file; with a script it opens in a viewer, which Back closes. */
export function StoryMedia({
  story: { media, kolam, dye },
}: {
  story: Pick<StoryPageView, 'media' | 'kolam' | 'dye'>
}) {
  const viewer = useHistoryStep('story-media')
  const first = viewer.step - 1
  const opener = useRef<HTMLElement>(null)
  const open = (event: MouseEvent<HTMLElement>, i: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    opener.current = event.currentTarget
    viewer.push(i + 1)
  }
  useEffect(() => {
    if (first < 0) opener.current?.focus()
  }, [first])
  return (
    <section aria-label={copy.media}>
      <ul className={`story-gallery pictures-${media.length}`}>
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
                <span className="story-film">
                  <Icon name="play" />
                </span>
              )}
            </a>
            {medium.caption && <p className="small secondary-ink">{medium.caption}</p>}
          </li>
        ))}
      </ul>
      {media[first] && (
        <Suspense>
          <Viewer media={media} first={first} onClose={() => viewer.back()} />
        </Suspense>
      )}
    </section>
  )
}
