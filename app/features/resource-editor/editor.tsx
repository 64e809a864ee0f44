import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { ConfirmAgain } from '#app/features/step-up/after-proof.tsx'
import { ScreenHead, StatusLine } from '#app/ui/console/screen.tsx'
import { copy } from './copy.ts'
import './editor.css'
import { EDIT_PARAM, type EditFailure, type EditorEntry, NEW, TONES } from './fields.ts'

interface EditorProps {
  /** The address of the screen, e.g. `/operator/figures`. */
  path: string
  words: {
    title: string
    lead: string
    /** The link to the form for a new row, if rows can be added. */
    add?: string
    empty?: string
  }
  entries: readonly EditorEntry[]
  /** The open row, or `NEW` as its id; null if none is open. */
  chosen: { id: string; title: string } | null
  /** The message of the last successful act. */
  done?: string | undefined
  failure?: EditFailure | undefined
  /** Shown while no row is open. */
  idle?: ReactNode
  /** The forms of the open row. */
  children: ReactNode
}

/** A list beside the open row; a phone shows one of the two. Every state has its own address. */
export function Editor({ path, words, entries, chosen, idle, ...rest }: EditorProps) {
  const { title, lead, add, empty } = words
  const { done, failure, children } = rest
  const status = (
    <>
      <StatusLine>{done}</StatusLine>
      <Failed failure={failure} />
    </>
  )
  return (
    <div className={chosen ? 'editor chosen' : idle ? 'editor idle' : 'editor'}>
      <div className="editor-list">
        <ScreenHead title={title} level={chosen ? 2 : 1}>
          {add && (
            <Link className="btn primary sm" to={`${path}?${EDIT_PARAM}=${NEW}`}>
              {add}
            </Link>
          )}
        </ScreenHead>
        {!chosen && <div className="editor-status">{status}</div>}
        <p className="small secondary-ink editor-lead">{lead}</p>
        <nav aria-label={copy.list}>
          {entries.length === 0 && <p className="list-empty secondary-ink">{empty}</p>}
          {groupsOf(entries).map((grouped) => (
            <Fragment key={grouped[0]?.group?.id}>
              <GroupTitle group={grouped[0]?.group} count={grouped.length} level={chosen ? 3 : 2} />
              <ul>
                {grouped.map((entry) => (
                  <li key={entry.id}>
                    <EntryLink path={path} entry={entry} isChosen={entry.id === chosen?.id} />
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </nav>
      </div>
      <div className="editor-item">
        {chosen ? (
          <>
            <ScreenHead title={chosen.title} back={{ to: path, label: copy.back }} />
            <div className="editor-body">
              {status}
              {children}
            </div>
          </>
        ) : (
          <div className="editor-body">
            {idle ?? (
              <div className="empty">
                <h2>{copy.none.title}</h2>
                <p className="secondary-ink">{copy.none.body}</p>
              </div>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

/** The message of a form that was not saved. */
export function Failed({ failure }: { failure: EditFailure | undefined }) {
  if (failure?.needsProof) return <ConfirmAgain act={failure.needsProof} answer={failure} />
  return <StatusLine isBad>{failure && (failure.refused ?? copy.failed)}</StatusLine>
}

const groupsOf = (entries: readonly EditorEntry[]) =>
  [...new Set(entries.map(({ group }) => group?.id))].map((id) => entries.filter(({ group }) => group?.id === id))

interface GroupTitleProps {
  group: EditorEntry['group']
  count: number
  level: 2 | 3
}

function GroupTitle({ group, count, level }: GroupTitleProps) {
  if (!group) return null
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Heading className="entry-group" id={group.id}>
      {group.title} <span className="num">{count}</span>
    </Heading>
  )
}

function EntryLink({ path, entry, isChosen }: { path: string; entry: EditorEntry; isChosen: boolean }) {
  const { id, title, line, tags } = entry
  return (
    <Link
      className="editor-entry"
      to={`${path}?${EDIT_PARAM}=${encodeURIComponent(id)}`}
      aria-current={isChosen ? 'true' : undefined}
    >
      <b>{title}</b>
      <span className="small secondary-ink">{line}</span>
      {tags.length > 0 && (
        <span className="row entry-tags">
          {tags.map(({ words, tone }) => (
            <span key={words} className={`tag ${TONES[tone]}`}>
              {words}
            </span>
          ))}
        </span>
      )}
    </Link>
  )
}
