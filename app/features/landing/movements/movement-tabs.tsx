import { localePath } from '#app/platform/language/language-paths.ts'
import { Suspense } from 'react'
import { lazyAgain } from '#app/ui/lazy-again.ts'
import { Link, useLinkClickHandler, useSearchParams } from 'react-router'
// Imported here, not in the lazy component, so that the server-rendered page is styled.
import '#app/features/fearless-girls/gallery/fearless-girls.css'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { keptPart } from '#app/ui/kept-part/kept-part.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import type { LandingWords } from '#app/features/landing/copy.ts'
import { MOVEMENT_NAMES, type Movement, movementOf, MOVEMENTS } from './movements.ts'
import './movement-tabs.css'

type Words = LandingWords['movement']

const FearlessGirls = lazyAgain(async () => ({
  default: (await import('#app/features/fearless-girls/gallery/section.tsx')).FearlessGirlsSection,
}))

interface MovementTabsProps {
  words: Words
  wings: Readonly<Record<string, KolamDrawing>>
}

/** Nine tabs. A tab is a link; with JavaScript it changes without a request or a scroll. */
export function MovementTabs({ words, wings }: MovementTabsProps) {
  const [search] = useSearchParams()
  const current = movementOf(search)
  return (
    <section className="wrap section" id="find-your-movement" aria-labelledby="movement-title">
      <div className="section-head">
        <h2 id="movement-title">{words.title}</h2>
        <Link className="more only-d" to="/wings">
          {words.all}
        </Link>
      </div>
      <div className="scroller">
        <Tabs words={words} current={current} />
      </div>
      {current === 'fearless' ? (
        <div className="movement-gallery">
          <Suspense>
            <FearlessGirls level={3} banner={wings['fearless']} />
          </Suspense>
        </div>
      ) : (
        <Panel name={current} words={words.tabs[current]} kolam={wings[current]} />
      )}
    </section>
  )
}

const Tabs = keptPart('movement-tabs', function Tabs({ words, current }: { words: Words; current: Movement }) {
  return (
    <nav className="tabs" aria-label={words.label}>
      {MOVEMENT_NAMES.map((name) => (
        <Tab key={name} name={name} words={words.tabs[name]} isCurrent={name === current} />
      ))}
    </nav>
  )
})

function Tab({ name, words, isCurrent }: { name: Movement; words: Words['tabs'][Movement]; isCurrent: boolean }) {
  const address = `/?movement=${name}`
  const onClick = useLinkClickHandler<HTMLAnchorElement>(address, { replace: true, preventScrollReset: true })
  return (
    <a
      href={localePath(`${address}#find-your-movement`)}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onClick}
    >
      {words.name} <span className="tab-meaning">{words.plain}</span>
    </a>
  )
}

interface PanelProps {
  name: Movement
  words: Words['tabs'][Movement]
  kolam: KolamDrawing | undefined
}

const Panel = keptPart('movement-panel', function Panel({ name, words, kolam }: PanelProps) {
  const { path, dye } = MOVEMENTS[name]
  return (
    <div className={`movement d-${dye}`}>
      <div className="cloth">{kolam && <Kolam drawing={kolam} repeat={0.93} id="movement-kolam" />}</div>
      <div className="body">
        <h3>{words.title}</h3>
        <p className="secondary-ink">{words.body}</p>
        <Link className="btn primary" to={path}>
          {words.go}
        </Link>
      </div>
    </div>
  )
})
