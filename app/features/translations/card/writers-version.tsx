import { copy } from '#app/features/translations/copy.ts'
import type { Translation } from '#app/features/translations/queries.server.ts'

type Shown = Pick<Translation, 'language' | 'fields'>

/** The other version of what an operator decides about. */
export function WritersVersion({ version }: { version: Shown | null }) {
  if (!version) return null
  const { language, fields } = version
  return (
    <section className="stack">
      <h2>{copy.writersVersion[language]}</h2>
      {Object.entries(fields).map(([name, text]) => (
        <p key={name} className="pre-wrap break-word" lang={language}>
          {text}
        </p>
      ))}
    </section>
  )
}
