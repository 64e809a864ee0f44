import { Link } from 'react-router'
import { type Step, STEPS } from '#app/features/fundraising/builder/form.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { builderPath } from './builder-path.ts'
import { copy } from './copy.ts'

/** The three steps: current, completed, and reachable ones as links. */
export function Stepper({ step, reach, mend }: { step: Step; reach: Step; mend: string | null }) {
  return (
    <nav aria-label={copy.steps.label}>
      <ol className="stepper">
        {STEPS.map((name, index) => {
          const number = index + 1
          const state = number === step ? 'here' : number < step ? 'done' : 'ahead'
          const marker = (
            <>
              <span className="bead">{state === 'done' ? <Icon name="check" small /> : number}</span>
              {copy.steps.names[name]}
            </>
          )
          return (
            <li key={name} className={state} aria-current={state === 'here' ? 'step' : undefined}>
              {number !== step && number <= reach ? (
                <Link to={builderPath({ step: number, mend })}>{marker}</Link>
              ) : (
                <span>{marker}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
