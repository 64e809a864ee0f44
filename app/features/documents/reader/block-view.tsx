import { foreignLang } from '#app/platform/language/current-language.ts'
import type { Block, TableBlock } from '#app/features/documents/schema.ts'
import { copy } from './copy.ts'

/** One block of a document in HTML, similar to the printed one. */
export function BlockView({ block }: { block: Block }) {
  switch (block.as) {
    case 'heading':
      return <h2 lang={foreignLang(block.text)}>{block.text}</h2>
    case 'text':
      return <p lang={foreignLang(block.text)}>{block.text}</p>
    case 'note':
      return (
        <p className="document-note" lang={foreignLang(block.text)}>
          {block.text}
        </p>
      )
    case 'list':
    case 'checks':
      return (
        <ul className={block.as === 'list' ? 'dotted' : 'boxes'}>
          <Items items={block.items} />
        </ul>
      )
    case 'steps':
      return (
        <ol className="counted">
          <Items items={block.items} />
        </ol>
      )
    case 'sample':
      return (
        <figure className="document-sample">
          <figcaption>{block.title}</figcaption>
          {block.paragraphs.map((text) => (
            <p key={text} lang={foreignLang(text)}>
              {text}
            </p>
          ))}
        </figure>
      )
    case 'fill':
      return (
        <div className="document-fill">
          <p lang={foreignLang(block.label)}>{block.label}</p>
          {Array.from({ length: block.lines }, (_, line) => (
            <hr key={line} aria-hidden="true" />
          ))}
        </div>
      )
    case 'table':
      return <Table table={block} />
  }
}

const Items = ({ items }: { items: readonly string[] }) =>
  items.map((item) => (
    <li key={item} lang={foreignLang(item)}>
      {item}
    </li>
  ))

const EMPTY_ROWS_SHOWN = 3

/** Wide tables scroll in their own container; only a few of many empty rows are shown. */
function Table({ table: { head, rows, emptyRows } }: { table: TableBlock }) {
  const empty = Array.from({ length: Math.min(emptyRows, EMPTY_ROWS_SHOWN) }, () => head.map(() => ''))
  return (
    <figure className="document-table">
      {/* A scroll container must be focusable with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="group" aria-label={head.join(', ')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head.map((title, column) => (
                // oxlint-disable-next-line react/no-array-index-key
                <th key={column} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows, ...empty].map((row, place) => (
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={place}>
                {row.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {emptyRows > EMPTY_ROWS_SHOWN && (
        <figcaption className="small secondary-ink">{copy.emptyRows(emptyRows)}</figcaption>
      )}
    </figure>
  )
}
