import { Form, Link } from 'react-router'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Thread } from '#app/ui/thread.tsx'
import { copy } from './copy.ts'
import type { PageView } from './course-view.server.ts'
import { RateForm } from './rate-form.tsx'

interface CourseSideProps {
  course: PageView
  isMember: boolean
  /** Why the last press did not work. */
  problem?: string | undefined
}

const words = copy.course

/** The one next step, and her place. */
export function CourseSide({ course, isMember, problem }: CourseSideProps) {
  return (
    <aside className="courseside">
      <div className="card pad stack" id="place">
        {problem && (
          <p className="err" role="alert">
            <Icon name="circle-alert" small />
            {problem}
          </p>
        )}
        {course.elsewhere ? (
          <Elsewhere course={course} isMember={isMember} />
        ) : (
          <Here course={course} isMember={isMember} />
        )}
        {!isMember && (
          <>
            <p className="small secondary-ink">{course.isPath ? words.signInNote.here : words.signInNote.elsewhere}</p>
            <Link className="btn secondary wide" to={signInHref(course.path)}>
              {words.signIn}
            </Link>
          </>
        )}
        {course.own && <Leave path={course.path} />}
      </div>
      {course.own && <RateForm path={course.path} own={course.own.rating} />}
    </aside>
  )
}

interface PlaceProps {
  course: PageView
  isMember: boolean
}

function Here({ course, isMember }: PlaceProps) {
  const { own, nextPath, path } = course
  if (!nextPath) return null
  return (
    <>
      {own && (
        <>
          <p className="small secondary-ink">{own.completed ?? own.began}</p>
          <Thread percent={own.percent} label={course.progress} />
          <p className="small">{course.progress}</p>
        </>
      )}
      {isMember && !own ? (
        <Press path={path} doing="start" className="btn primary big wide">
          {copy.start}
        </Press>
      ) : (
        <Link className={own?.completed ? 'btn secondary wide' : 'btn primary big wide'} to={nextPath}>
          {own ? copy.goOn : copy.start}
        </Link>
      )}
    </>
  )
}

function Elsewhere({ course, isMember }: PlaceProps) {
  const { own, elsewhere, path } = course
  if (!elsewhere) return null
  return (
    <>
      {course.linkNote && <p className={course.isBroken ? 'notice' : 'caption muted'}>{course.linkNote}</p>}
      <a className="btn primary big wide" href={elsewhere.url} target="_blank" rel="noopener noreferrer">
        {own ? copy.goOn : copy.start}
        <Icon name="external-link" small />
      </a>
      <p className="small secondary-ink">{elsewhere.note}</p>
      {own && <p className="small">{own.completed ?? own.began}</p>}
      {isMember && !own && (
        <Press path={path} doing="start" className="btn secondary wide">
          {words.markStarted}
        </Press>
      )}
      {own && !own.completed && (
        <Press path={path} doing="complete" className="btn secondary wide">
          {words.markCompleted}
        </Press>
      )}
      {isMember && <p className="caption muted">{words.markNote}</p>}
    </>
  )
}

interface PressProps {
  path: string
  doing: string
  className: string
  children: string
}

function Press({ path, doing, className, children }: PressProps) {
  return (
    <Form method="post" action={path} preventScrollReset={doing !== 'start'}>
      <button className={className} name="do" value={doing}>
        {children}
      </button>
    </Form>
  )
}

function Leave({ path }: { path: string }) {
  return (
    <details className="leave">
      <summary>{words.leave}</summary>
      <p className="small secondary-ink">{words.leaveNote}</p>
      <Press path={path} doing="leave" className="btn secondary sm">
        {words.leave}
      </Press>
    </details>
  )
}
