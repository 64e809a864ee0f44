import { foreignLang } from '#app/platform/language/current-language.ts'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { localePath } from '#app/platform/language/language-paths.ts'
import { copy } from './copy.ts'
import './documents.css'

/** The fields of a card; the file is at `${path}.${editable ?? 'pdf'}`. */
interface ShownDocument {
  path: string
  title: string
  summary: string
  setUpMinutes: number | null
  editable: 'docx' | 'csv' | null
  isComposite: boolean
  downloads: number
}

interface DocumentCardsProps {
  documents: readonly ShownDocument[]
  /** The label of the download button. */
  take: string
  /** Three columns on wide screens instead of two. */
  isThreeColumns?: boolean
}

/** Cards of documents with summary, number of downloads, download button and preview link. */
export function DocumentCards({ documents, take, isThreeColumns = false }: DocumentCardsProps) {
  return (
    <ul className={isThreeColumns ? 'docs three' : 'docs'}>
      {documents.map((document) => (
        <li key={document.path} className="card doc">
          <DocumentCard document={document} take={take} />
        </li>
      ))}
    </ul>
  )
}

function DocumentCard({ document, take }: { document: ShownDocument; take: string }) {
  const { path, title, summary, setUpMinutes, editable, isComposite, downloads } = document
  const format = editable ?? 'pdf'
  return (
    <>
      <span className="document-mark">
        <Icon name={editable === 'csv' ? 'sheet' : 'file-text'} />
      </span>
      <h3 lang={foreignLang(title)}>{title}</h3>
      <p className="secondary-ink document-summary" lang={foreignLang(summary)}>
        {summary}
      </p>
      <p className="document-facts small">
        {setUpMinutes !== null && (
          <span>
            <Icon name="clock" small />
            {copy.setUp(setUpMinutes)}
          </span>
        )}
        {isComposite && <span className="tag">{copy.composite}</span>}
        {downloads > 0 && (
          <span>
            <Icon name="download" small />
            {copy.downloads(downloads)}
          </span>
        )}
      </p>
      <p className="row document-take">
        <a className="btn secondary" href={localePath(`${path}.${format}`)} download rel="nofollow">
          {take}
          <span className="caption muted">{copy.formats[format]}</span>
        </a>
        <Link className="btn quiet" to={path} aria-label={copy.previewOf(title)}>
          {copy.preview}
        </Link>
      </p>
    </>
  )
}
