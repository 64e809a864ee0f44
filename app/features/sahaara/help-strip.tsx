import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './copy.ts'

/** Helplines as call links. */
export function HelpStrip() {
  const words = copy.help
  return (
    <section className="wrap" aria-labelledby="help-title">
      <div className="help-strip">
        <div>
          <h2 id="help-title">{words.title}</h2>
          <p className="small secondary-ink">{words.body}</p>
        </div>
        <a className="btn secondary" href={words.tel}>
          <Icon name="phone" small />
          {words.call}
        </a>
      </div>
    </section>
  )
}
