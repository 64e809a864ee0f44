import { localePath } from '#app/platform/language/language-paths.ts'
import { copy } from './copy.ts'

/** The files, and who got them when. Plain forms, because the answer is a file. */
export function Downloads({ slug, downloads }: { slug: string; downloads: readonly string[] }) {
  const words = copy.download
  return (
    <section className="card pad stack" aria-labelledby="download-title">
      <h2 id="download-title">{words.title}</h2>
      <p>{words.lead}</p>
      <form method="post" action={localePath(`/account/campaigns/${slug}/supporters.csv`)} className="row" noValidate>
        <button className="btn secondary" name="contacts" value="no">
          {words.plain}
        </button>
        <button className="btn secondary" name="contacts" value="yes">
          {words.contacts}
        </button>
      </form>
      <p className="small secondary-ink">{words.record}</p>
      {downloads.length > 0 && (
        <ul className="small">
          {downloads.map((line, i) => (
            <li key={`${line}${i}`}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
