import type { WrittenInView } from '#app/features/translations/queries.server.ts'

/** In which language a text is written, and the link to its other version. */
export function WrittenIn({ view }: { view: WrittenInView | null }) {
  if (!view) return null
  const { words, href, language } = view
  return (
    <p className="small secondary-ink">
      {href ? (
        <a href={href} hrefLang={language}>
          {words}
        </a>
      ) : (
        words
      )}
    </p>
  )
}
