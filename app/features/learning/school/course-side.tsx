import { Form, Link } from 'react-router'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Thread } from '#app/ui/thread.tsx'
import { copy } from './copy.ts'
import type { PageView } from './course-view.server.ts'
import { RateForm } from './rate-form.tsx'

interface CourseSideProps {
  course: PageView
  isMember: boolean
  /** Why the last action failed. */
  problem?: string | undefined
  /** Errors of the rating, by field. */
  errors?: Readonly<Record<string, string>> | undefined
}

const words = copy.course

/** The next step and the user's enrolment. */
export function CourseSide({ course, isMember, problem, errors }: CourseSideProps) {
  return (
    <aside className="course-side">
      <div className="card pad stack" id="place">
        {problem && (
          <p className="error" role="alert">
            <Icon name="circle-alert" small />
            {problem}
          </p>
        )}
        {course.external ? (
          <ExternalCourseActions course={course} isMember={isMember} />
        ) : (
          <PathActions course={course} isMember={isMember} />
        )}
        {!isMember && (
          <>
            <p className="small secondary-ink">{course.isPath ? words.signInNote.here : words.signInNote.external}</p>
            <Link className="btn secondary wide" to={signInHref(course.path)}>
              {words.signIn}
            </Link>
          </>
        )}
        {course.own && <Leave path={course.path} />}
      </div>
      {course.own && <RateForm path={course.path} own={course.own.rating} errors={errors} />}
    </aside>
  )
}

interface EnrolmentProps {
  course: PageView
  isMember: boolean
}

function PathActions({ course, isMember }: EnrolmentProps) {
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
        <ActionButton path={path} action="start" className="btn primary big wide">
          {copy.start}
        </ActionButton>
      ) : (
        <Link className={own?.completed ? 'btn secondary wide' : 'btn primary big wide'} to={nextPath}>
          {own ? copy.goOn : copy.start}
        </Link>
      )}
    </>
  )
}

function ExternalCourseActions({ course, isMember }: EnrolmentProps) {
  const { own, external, path } = course
  if (!external) return null
  return (
    <>
      {course.linkNote && <p className={course.isBroken ? 'notice' : 'caption muted'}>{course.linkNote}</p>}
      <a className="btn primary big wide" href={external.url} target="_blank" rel="noopener noreferrer">
        {own ? copy.goOn : copy.start}
        <Icon name="external-link" small />
      </a>
      <p className="small secondary-ink">{external.note}</p>
      {own && <p className="small">{own.completed ?? own.began}</p>}
      {isMember && !own && (
        <ActionButton path={path} action="start" className="btn secondary wide">
          {words.markStarted}
        </ActionButton>
      )}
      {own && !own.completed && (
        <ActionButton path={path} action="complete" className="btn secondary wide">
          {words.markCompleted}
        </ActionButton>
      )}
      {isMember && <p className="caption muted">{words.markNote}</p>}
    </>
  )
}

interface ActionButtonProps {
  path: string
  action: string
  className: string
  children: string
}

function ActionButton({ path, action, className, children }: ActionButtonProps) {
  return (
    <Form method="post" action={path} preventScrollReset={action !== 'start'} noValidate>
      <button className={className} name="do" value={action}>
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
      <ActionButton path={path} action="leave" className="btn secondary sm">
        {words.leave}
      </ActionButton>
    </details>
  )
}
