import { Icon } from '#app/ui/icon/icon.tsx'
import { keptPart } from '#app/ui/kept-part/kept-part.tsx'
import type { LandingWords } from '#app/features/landing/copy.ts'
import './founder.css'

/** The founder's welcome; the long version opens without JavaScript. */
export const Founder = keptPart('founder', function Founder({ words }: { words: LandingWords['founder'] }) {
  return (
    <section className="founder" aria-labelledby="founder-title">
      <div className="wrap">
        <h2 id="founder-title">{words.title}</h2>
        <div>
          <p className="q">{words.quote}</p>
          <details>
            <summary>
              <span className="more-words">{words.more}</span>
              <span className="less-words">{words.less}</span>
              <Icon name="chevron-down" small />
            </summary>
            <div className="prose">
              {words.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <p>
                <b>{words.signature}</b>
              </p>
            </div>
          </details>
        </div>
      </div>
    </section>
  )
})
