import { type ActAnswer, ActForm } from '#app/features/fundraising/owner/page/act-form.tsx'
import { copy } from './copy.ts'
import { changeForm, pauseForm } from './form.ts'
import type { MonthlyView } from './monthly-view.server.ts'

interface Props {
  gift: MonthlyView
  answer: ActAnswer | undefined
}

/** Skip, pause, change and stop; each is one press, and each is equally easy. */
export function MonthlyForms({ gift, answer }: Props) {
  const { skip, pause, change, stop } = copy
  // A refusal without a field stands above the page: its form may be gone.
  const answerTo = (act: string) => (answer?.act === act && !answer.errors[''] ? answer : undefined)
  return (
    <>
      {gift.skipRule && (
        <section className="card pad stack">
          <h2>{skip.title}</h2>
          <p>{gift.skipRule}</p>
          <ActForm act="skip" send={skip.send} answer={answerTo('skip')} />
        </section>
      )}
      <section className="card pad stack">
        <h2>{pause.title}</h2>
        {gift.isPaused && <ActForm act="resume" send={pause.resume} answer={answerTo('resume')} />}
        <p>{pause.rule}</p>
        <ActForm act="pause" fields={pauseForm.fields} send={pause.send} answer={answerTo('pause')} />
      </section>
      <section className="card pad stack">
        <h2>{change.title}</h2>
        <p>{gift.changeRule}</p>
        <ActForm act="change" fields={changeForm.fields} send={change.send} answer={answerTo('change')} />
      </section>
      <section className="card pad stack">
        <h2>{stop.title}</h2>
        <p>{stop.rule}</p>
        <ActForm act="stop" send={stop.send} answer={answerTo('stop')} />
      </section>
    </>
  )
}
