import { Link } from 'react-router'
import type { QuestionsView } from './questions-view.server.ts'

/** The way to the form that asks a question, or why the viewer cannot ask. */
export function AskingNote({ asking: { note, link } }: Pick<QuestionsView, 'asking'>) {
  return (
    <p className={link?.isButton ? undefined : 'small secondary-ink'}>
      {note}{' '}
      {link && (
        <Link to={link.to} className={link.isButton ? 'btn secondary' : undefined}>
          {link.label}
        </Link>
      )}
    </p>
  )
}
