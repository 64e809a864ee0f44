import { useEffect, useState } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { copy } from './copy.ts'
import './celebration.css'

const SHOWN_MS = 3_000

/** Celebrates each 50th supporter: shown for three seconds, closed with Esc or a click. */
export function Celebration({ slug, count, onDone }: { slug: string; count: number; onDone: () => void }) {
  const drawing = useDrawing(slug)
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
      <div className="lamps">{drawing && <Kolam drawing={drawing} draw lamps flame={0.8} bowl stroke={0.075} />}</div>
      <p className="title">{copy.celebration.title(count)}</p>
      <p>{copy.celebration.body(count)}</p>
      <button type="button" className="icon-button" aria-label={copy.celebration.close} onClick={onDone}>
        <Icon name="x" />
      </button>
    </div>
  )
}

/** The kolam of the celebration; null until it is here. Without a connection the words alone celebrate. */
function useDrawing(slug: string): KolamDrawing | null {
  const [drawing, setDrawing] = useState<KolamDrawing | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    fetch(`/campaign/${slug}/lamps`, { signal: stop.signal })
      .then(async (response) => response.ok && setDrawing((await response.json()) as KolamDrawing))
      .catch(() => setDrawing(null))
    return () => stop.abort()
  }, [slug])
  return drawing
}
