import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { copy } from './copy.ts'
import type { loader as lamps } from './lamps.route.ts'
import './celebration.css'

const SHOWN_MS = 3_000

/** Another fifty people: shown for three seconds over the page, gone with Esc or a click. */
export function Celebration({ slug, count, onDone }: { slug: string; count: number; onDone: () => void }) {
  const { data, load } = useFetcher<typeof lamps>()
  useEffect(() => void load(`/campaign/${slug}/lamps`), [slug, load])
  useEffect(() => {
    const timer = setTimeout(onDone, SHOWN_MS)
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onDone()
    addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', onKey)
    }
  }, [onDone])
  return (
    <div className="celebration">
      <div className="lamps">{data && <Kolam drawing={data} draw lamps flame={0.8} bowl stroke={0.075} />}</div>
      <p className="title">{copy.celebration.title(count)}</p>
      <p>{copy.celebration.body(count)}</p>
      <button type="button" className="iconbtn" aria-label={copy.celebration.close} onClick={onDone}>
        <Icon name="x" />
      </button>
    </div>
  )
}
