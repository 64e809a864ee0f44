import { useEffect, useState } from 'react'
import { formatMoney } from '#app/platform/money.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Thread } from '#app/ui/thread.tsx'
import { useMotionToggle } from '#app/ui/use-motion-toggle.ts'
import { copy } from './copy.ts'
import { nextDemoState, DEMO_GOAL_MINOR, DEMO_START } from './demo.ts'
import './live-demo.css'

const SHOWN_MAX = 3

/** An animated campaign card, marked as a demo. Runs in the browser only; can be paused. */
export function LiveDemo({ everyMs, chance }: { everyMs: number; chance: number }) {
  const [state, setState] = useState(DEMO_START)
  const { isStill, toggle } = useMotionToggle()
  useEffect(() => {
    if (isStill) return
    const timer = setInterval(() => setState((before) => nextDemoState(before, Math.random(), chance)), everyMs)
    return () => clearInterval(timer)
  }, [isStill, everyMs, chance])
  const percent = Math.floor((state.raisedMinor / DEMO_GOAL_MINOR) * 100)
  return (
    <section className="demo" aria-labelledby="demo">
      <div className="demo-words">
        <h2 id="demo">{copy.title}</h2>
        <p className="secondary-ink">{copy.explain}</p>
        {toggle && (
          <button type="button" className="btn secondary sm" onClick={toggle}>
            <Icon name={isStill ? 'play' : 'pause'} small />
            {isStill ? copy.play : copy.pause}
          </button>
        )}
      </div>
      <div className="card demo-card">
        <span className="tag d-turmeric">{copy.tag}</span>
        <h3>{copy.campaign}</h3>
        <Thread percent={percent} label={copy.progress(percent)} />
        <p className="row between small">
          <span>
            <b className="num">{formatMoney(state.raisedMinor, 'INR')}</b>{' '}
            <span className="secondary-ink">{copy.ofGoal(formatMoney(DEMO_GOAL_MINOR, 'INR'))}</span>
          </span>
          <span className="secondary-ink num">{copy.supporters(state.supporters)}</span>
        </p>
        <h4>{copy.recent}</h4>
        <ul className="small">
          {state.recent.slice(0, SHOWN_MAX).map(({ name, place, amountMinor }, i) => (
            <li key={state.supporters - i} className="row between">
              <span>{`${name}, ${place}`}</span>
              <span className="num">{formatMoney(amountMinor, 'INR')}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
