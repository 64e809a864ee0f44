import type { ReactNode } from 'react'
import { formatMoney } from '#app/platform/money.ts'
import { Flame } from '#app/ui/kolam/flame.tsx'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { Petals } from '#app/ui/kolam/petals.tsx'
import { journeyCopy as copy } from './journey-copy.ts'
import {
  bandOf,
  completionsOf,
  confidencePercent,
  lampsOf,
  TARGETS,
  type TorchTracker,
  type UserProgress,
  winsOf,
} from './journey.ts'
import './journey.css'

interface JourneyProps {
  progress: UserProgress
  tracker: TorchTracker
  /** `drawKolam({ kind: 'petals', count: 5 })` */
  petals: KolamDrawing
  /** The member's name; null shows the figures as an example, and says so. */
  name: string | null
}

/** The user's progress: the confidence flower and the six lamps. */
export default function Journey({ progress, tracker, petals, name }: JourneyProps) {
  return (
    <section className="journey" id="journey" aria-labelledby="journey-title">
      <div className="journey-head">
        <div className="wrap">
          <h2 id="journey-title">{copy.title}</h2>
          <p>{name ? copy.welcome(name) : copy.exampleNote}</p>
        </div>
      </div>
      <div className="wrap journey-cards">
        <Confidence progress={progress} petals={petals} isExample={!name} />
        <Lamps tracker={tracker} isExample={!name} />
      </div>
    </section>
  )
}

interface ConfidenceProps {
  progress: UserProgress
  petals: KolamDrawing
  isExample: boolean
}

function Confidence({ progress, petals, isExample }: ConfidenceProps) {
  const words = copy.confidence
  const completions = completionsOf(progress)
  const percent = confidencePercent(progress)
  const keys = Object.keys(words.items) as (keyof UserProgress)[]
  return (
    <div className="card confidence d-turmeric">
      <CardHead title={words.title}>{isExample && <span className="tag">{copy.example}</span>}</CardHead>
      <div className="journey-flower">
        <Petals
          drawing={petals}
          values={completions}
          label={words.figure(completions.map((share) => Math.round(share * 100)))}
        />
        <div>
          <b className="journey-percent num">{words.percent(percent)}</b>
          <p className="secondary-ink">{words.bands[bandOf(percent)]}</p>
        </div>
      </div>
      <ul className="journey-list">
        {keys.map((key) => (
          <li key={key}>
            {words.items[key]}
            <b className="num">{words.of(amount(key, progress[key]), amount(key, TARGETS[key]))}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Lamps({ tracker, isExample }: { tracker: TorchTracker; isExample: boolean }) {
  const words = copy.lamps
  const lamps = lampsOf(tracker)
  return (
    <div className="card journey-lamps d-turmeric">
      <CardHead title={words.title}>
        {isExample && <span className="tag">{copy.example}</span>}
        <span className="tag num">{words.wins(winsOf(tracker), lamps.length)}</span>
      </CardHead>
      <ul>
        {lamps.map(({ id, isLit }) => (
          <li key={id} className={isLit ? 'lit' : 'unlit'}>
            <Flame bowl />
            <span>
              {id === 'storiesRead' ? words.storiesRead(tracker.storiesRead) : words.items[id]}
              <span className="visually-hidden">{`, ${isLit ? words.lit : words.unlit}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function CardHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="row between">
      <h3 className="journey-title">{title}</h3>
      <span className="row journey-tags">{children}</span>
    </div>
  )
}

const PAISE_PER_RUPEE = 100

function amount(key: keyof UserProgress, value: number): string {
  return key === 'moneyEarned' ? formatMoney(value * PAISE_PER_RUPEE, 'INR') : String(value)
}
