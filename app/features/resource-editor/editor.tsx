import { Fragment, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ConfirmAgain } from '#app/features/step-up/after-proof.tsx'
import { ScreenHead, StatusLine } from '#app/ui/console/screen.tsx'
import { Pages } from '#app/ui/sections/pages.tsx'
import { copy } from './copy.ts'
import './editor.css'
import { EDIT_PARAM, type EditFailure, type EditorEntry, listParams, NEW, TONES } from './fields.ts'

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
  /** The page of a list that grows, by `?page=`; the open row need not be on it. */
  pages?: { page: number; hasMore: boolean }
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

const ONE_PAGE = { page: 1, hasMore: false }

/** A list beside the open row; a phone shows one of the two. Every state has its own address. */
export function Editor({ path, words, entries, pages = ONE_PAGE, chosen, idle, ...rest }: EditorProps) {
  const { title, lead, add, empty } = words
  const { done, failure, children } = rest
  const isWhole = pages.page === 1 && !pages.hasMore
  const kept = listParams(useSearchParams()[0])
  const addressOf = (id?: string) => addressIn(path, id ? [[EDIT_PARAM, id], ...kept] : kept)
  const status = (
    <>
      <StatusLine>{done}</StatusLine>
      <Failed failure={failure} />
    </>
  )
  return (
    <div className={chosen ? 'editor chosen' : idle ? 'editor idle' : 'editor'}>
      {/* Another page begins at its top. */}
      <div className="editor-list" key={pages.page}>
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
              <GroupTitle group={grouped[0]?.group} count={isWhole ? grouped.length : null} level={chosen ? 3 : 2} />
              <ul>
                {grouped.map((entry) => (
                  <li key={entry.id}>
                    <EntryLink to={addressOf(entry.id)} entry={entry} isChosen={entry.id === chosen?.id} />
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </nav>
        <Pages {...pages} keeps={['show']} />
      </div>
      <div className="editor-item">
        {chosen ? (
          <>
            <ScreenHead title={chosen.title} back={{ to: addressOf(), label: copy.back }} />
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

const addressIn = (path: string, search: string[][]): string =>
  search.length > 0 ? `${path}?${new URLSearchParams(search)}` : path

/** The message of a form that was not saved. */
export function Failed({ failure }: { failure: EditFailure | undefined }) {
  if (failure?.needsProof) return <ConfirmAgain act={failure.needsProof} answer={failure} />
  return <StatusLine isBad>{failure && (failure.refused ?? copy.failed)}</StatusLine>
}

const groupsOf = (entries: readonly EditorEntry[]) =>
  [...new Set(entries.map(({ group }) => group?.id))].map((id) => entries.filter(({ group }) => group?.id === id))

interface GroupTitleProps {
  group: EditorEntry['group']
  /** Null where the list goes on. */
  count: number | null
  level: 2 | 3
}

function GroupTitle({ group, count, level }: GroupTitleProps) {
  if (!group) return null
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Heading className="entry-group">
      {group.title} {count !== null && <span className="num">{count}</span>}
    </Heading>
  )
}

function EntryLink({ to, entry, isChosen }: { to: string; entry: EditorEntry; isChosen: boolean }) {
  const { title, line, tags } = entry
  return (
    <Link className="editor-entry" to={to} aria-current={isChosen ? 'true' : undefined}>
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
