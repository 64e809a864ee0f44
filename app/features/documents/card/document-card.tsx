import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { copy } from './copy.ts'
import './documents.css'

/** What a card shows of a document; the file to take is `${path}.${editable ?? 'pdf'}`. */
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
  /** The words on the button that hands out the file. */
  take: string
  /** Three abreast where there is room, instead of two. */
  isThree?: boolean
}

/** Documents on their shelf: what each is for, how often it was taken, the file, and a look inside. */
export function DocumentCards({ documents, take, isThree = false }: DocumentCardsProps) {
  return (
    <ul className={isThree ? 'docs three' : 'docs'}>
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
      <span className="docmark">
        <Icon name={editable === 'csv' ? 'sheet' : 'file-text'} />
      </span>
      <h3>{title}</h3>
      <p className="secondary-ink docsummary">{summary}</p>
      <p className="docfacts small">
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
      <p className="row doctake">
        <a className="btn secondary" href={`${path}.${format}`} download rel="nofollow">
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
