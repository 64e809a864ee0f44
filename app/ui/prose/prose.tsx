import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { copy } from './copy.ts'
import './prose.css'
import type { ProseBlock, ProsePerson, ProseSection, ProseText } from './prose.ts'

/** A text page: title, contents, sections, and children after them. */
export function Prose({ text, children }: { text: ProseText; children?: ReactNode }) {
  return (
    <main id="main" className="wrap prose-page" tabIndex={-1}>
      <header className="stack">
        <h1>{text.title}</h1>
        <p className="lead">{text.lead}</p>
        {text.since && <p className="caption muted">{copy.since(text.since)}</p>}
      </header>
      <Contents sections={text.sections} />
      <div className="prose-text">
        {text.sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        {children}
      </div>
    </main>
  )
}

function Contents({ sections }: { sections: readonly ProseSection[] }) {
  return (
    <nav className="prose-contents no-print" aria-label={copy.contents}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Section({ section: { id, title, brief, blocks } }: { section: ProseSection }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {brief && <p className="prose-brief">{brief}</p>}
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  )
}

function Block({ block }: { block: ProseBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('list' in block)
    return (
      <ul className="prose-list">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  if ('steps' in block)
    return (
      <ol className="prose-steps">
        {block.steps.map(({ title, body }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{body}</p>
          </li>
        ))}
      </ol>
    )
  if ('links' in block)
    return (
      <p className="row no-print">
        {block.links.map(({ to, label }) => (
          <Link key={to} className="btn secondary" to={to}>
            {label}
          </Link>
        ))}
      </p>
    )
  if ('people' in block) return <People people={block.people} />
  if ('unfilled' in block)
    return (
      <div className="notice stack">
        <b>{copy.unfilled}</b>
        <ul className="prose-list">
          {block.unfilled.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    )
  return <Table {...block.table} />
}

function People({ people }: { people: readonly ProsePerson[] }) {
  return (
    <ul className="prose-people">
      {people.map(({ name, role, about, link }) => (
        <li key={`${name} ${role}`} className="card pad">
          <h3>{name}</h3>
          <p className="secondary-ink">{role}</p>
          {about && <p>{about}</p>}
          {link && (
            <p>
              <a href={link} rel="noopener noreferrer">
                {copy.personLink(name)}
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** On phones each row is a card, and each cell shows its column's title. */
function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table className="prose-table">
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, column) => (
              <td key={head[column]} data-head={head[column]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
