import { data, Link, redirect } from 'react-router'
import { askGuardian } from '#app/features/students/guardian-consent/ask-guardian.server.ts'
import { appeal } from '#app/features/stories/moderation/appeal.server.ts'
import { feedPage } from '#app/features/stories/feed/feed-page.server.ts'
import { getStudentStats, listOwnStories } from '#app/features/stories/queries.server.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import { together } from '#app/platform/db/together.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { findMailRefusal } from '#app/platform/mail/mail-others.ts'
import { type StudentContext, studentOf } from '#app/features/students/student.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/dashboard.route'
import { DoneToast } from './done-toast.tsx'
import { copy } from './copy.ts'
import './dashboard.css'
import { type Failure, figuresView, guardianView, ownStoryView, profileView, tooNewText } from './dashboard.server.ts'
import { Feed } from './feed.tsx'
import { appealForm, guardianForm } from './forms.ts'
import { Figures, NextRank } from './figures.tsx'
import { Guardian } from './guardian.tsx'
import { Head } from './head.tsx'
import { OwnStories } from './own-stories.tsx'
import { ProfileCard } from './profile-card.tsx'
import { QuickActions } from './quick-actions.tsx'

const PATH = '/ssr/dashboard'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.metaTitle)]

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = studentOf(context)
  const { actor, now } = ctx
  const db = together(ctx.db)
  const { student, own, page, stats } = await allKeyed({
    student: ctx.readStudent(),
    own: listOwnStories(db, { actor }),
    page: feedPage({ ...ctx, db }, new URLSearchParams()),
    stats: getStudentStats(db, actor),
  })
  return {
    did: pageUrl(request).searchParams.get('did'),
    profile: profileView(student),
    figures: figuresView(stats),
    guardian: guardianView(student.guardian, {
      now,
      mailRefusal: findMailRefusal(actor, now),
    }),
    own: own.map((story) => ownStoryView(story, now)),
    page,
    membership: student.mayPublish ? ('student' as const) : ('waiting' as const),
    kolam: drawKolam({ kind: 'wing', wing: 'ssr' }),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = studentOf(context)
  const posted = await readForm(request)
  if (posted.get('act') === 'appeal') return sendAppeal(ctx, posted)
  return sendMail(ctx, posted)
}

const refuse = (failure: Failure, status: number) => data<Failure>(failure, { status })

async function sendMail(ctx: StudentContext, posted: FormData) {
  const form = parseFields(guardianForm, posted)
  if (!form.ok) return refuse({ act: 'guardian', ...form }, 400)
  const outcome = await askGuardian(ctx, { email: form.value.guardianEmail, site: ctx.config })
  if (outcome.ok) return redirect(`${PATH}?did=asked#guardian`, 303)
  const { reason } = outcome
  if (reason === 'not-signed-in' || reason === 'no-profile' || reason === 'not-needed') return redirect(PATH, 303)
  const values = { guardianEmail: String(posted.get('guardianEmail') ?? '') }
  const refused = reason === 'too-new' ? tooNewText(outcome.from) : copy.guardian.refused[reason]
  return reason === 'own-address' || reason === 'no-texts'
    ? refuse({ act: 'guardian', errors: { guardianEmail: refused }, values }, 409)
    : refuse({ act: 'guardian', refused, values }, 409)
}

async function sendAppeal(ctx: StudentContext, posted: FormData) {
  const id = String(posted.get('storyId') ?? '')
  const form = parseFields(appealForm, posted)
  if (!form.ok) return refuse({ act: 'appeal', id, ...form }, 400)
  const outcome = await appeal(ctx, { storyId: id, words: form.value.words })
  if (outcome.ok) return redirect(`${PATH}?did=appealed#your-stories`, 303)
  if (outcome.reason === 'not-found' || outcome.reason === 'not-signed-in') throw data(null, { status: 404 })
  return refuse({ act: 'appeal', id, refused: copy.own.refused[outcome.reason] }, 409)
}

/** A student's dashboard: their own stories and figures, and the feed of others. */
export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { did, profile, figures, guardian, own, page, membership, kolam } = loaderData
  const failure: Failure | undefined = actionData
  return (
    <main id="main" className="dashboard" tabIndex={-1}>
      <Head name={profile.firstName} rank={figures.rank} line={figures.next.missing} kolam={kolam} />
      <div className="wrap dashboard-columns">
        <div className="dashboard-left">
          <ProfileCard profile={profile} />
          {guardian && <Guardian guardian={guardian} did={did} failure={failure} />}
          <NextRank next={figures.next} />
          <QuickActions />
        </div>
        <div className="dashboard-right">
          <Figures list={figures.list} />
          <DoneToast did={did} />
          {own.length > 0 && <OwnStories stories={own} failure={failure} />}
          <section className="dashboard-feed" aria-labelledby="feed-title">
            <div className="section-head">
              <h2 id="feed-title">{copy.feed.title}</h2>
              <Link to="/stories">{copy.feed.all}</Link>
            </div>
            <Feed page={page} membership={membership} />
          </section>
        </div>
      </div>
    </main>
  )
}
