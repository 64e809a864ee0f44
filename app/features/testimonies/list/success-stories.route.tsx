import { Link } from 'react-router'
import { listApproved } from '#app/features/testimonies/queries.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { dyeOf } from '#app/ui/kolam/dye.ts'
import { Examples } from '#app/ui/sections/examples.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { NextSteps } from '#app/ui/sections/next-steps.tsx'
import { Pages } from '#app/ui/sections/pages.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/success-stories.route'
import { copy } from './copy.ts'
import { StoryCard } from './story-card.tsx'
import './success-stories.css'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.metaTitle),
  { name: 'description', content: loaderData?.metaDescription },
]

/** The approved stories, page by page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, cacheFor } = contextOf(context)
  const page = pageOf(pageUrl(request).searchParams.get('page'))
  cacheFor({ tags: ['testimonies'], params: ['page'] })
  const { entries, hasMore } = await listApproved(db, { page })
  return {
    metaTitle: copy.metaTitle,
    metaDescription: copy.metaDescription,
    page,
    hasMore,
    kolam: drawKolam({ kind: 'wing', wing: 'stories' }),
    stories: entries.map(({ id, story, name, place, isSample, picture, writtenIn }) => ({
      id,
      paragraphs: story.split(/\n+/),
      writtenIn,
      name: name ?? copy.private,
      place,
      isSample,
      picture,
      dye: dyeOf(id),
      kolam: drawKolam({ kind: 'person', id }),
    })),
  }
}

export default function SuccessStories({ loaderData }: Route.ComponentProps) {
  const { stories, kolam } = loaderData
  const real = stories.filter(({ isSample }) => !isSample)
  const samples = stories.filter(({ isSample }) => isSample)
  return (
    <main id="main" className="wrap success" tabIndex={-1}>
      <header className="stack">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <p>
          <Link className="btn primary" to={copy.share.to}>
            {copy.share.label}
          </Link>
        </p>
      </header>
      {real.length > 0 ? (
        <List stories={real} />
      ) : (
        <div className="empty">
          <Kolam drawing={kolam} />
          <h2>{copy.none.title}</h2>
          <p className="secondary-ink">{copy.none.body}</p>
          <NextSteps />
        </div>
      )}
      <Pages {...loaderData} words={copy} />
      {samples.length > 0 && (
        <Examples>
          <List stories={samples} />
        </Examples>
      )}
      <p className="small secondary-ink">
        {copy.foot} <Link to={copy.takeDown.to}>{copy.takeDown.label}</Link>
      </p>
    </main>
  )
}

function List({ stories }: { stories: Route.ComponentProps['loaderData']['stories'] }) {
  return (
    <ul className="success-list">
      {stories.map((story) => (
        <StoryCard key={story.id} story={story} />
      ))}
    </ul>
  )
}

const PAGES_MAX = 1_000

function pageOf(text: string | null): number {
  const page = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(page, 1), PAGES_MAX)
}
