import { Link } from 'react-router'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { ShareLinks } from '#app/ui/share/share-links.tsx'
import { copy } from './copy.ts'

interface FinishedProps {
  finished: { badge: string; body: string; kolam: KolamDrawing }
  title: string
  url: string
}

/** Shown when a learning path is completed: the badge and links to the next steps. */
export function Finished({ finished, title, url }: FinishedProps) {
  const words = copy.course.finished
  return (
    <section className="finished" id="finished" aria-labelledby="finished-title">
      <Kolam drawing={finished.kolam} />
      <div className="stack">
        <h2 id="finished-title">{words.title}</h2>
        <p className="finished-badge">{finished.badge}</p>
        <p>{finished.body}</p>
        <div className="row no-print">
          <Link className="btn lamp" to="/sow#paths">
            {words.next}
          </Link>
          <span className="row" role="group" aria-label={words.share}>
            <ShareLinks url={url} text={words.shareText(title)} />
          </span>
        </div>
      </div>
    </section>
  )
}
