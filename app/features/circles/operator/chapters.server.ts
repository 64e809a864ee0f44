import { recordRead } from '#app/features/audit/record-read.server.ts'
import { acceptApplicant } from '#app/features/circles/commands/accept-applicant.server.ts'
import { closeChapter } from '#app/features/circles/commands/close-chapter.server.ts'
import { editChapter } from '#app/features/circles/commands/edit-chapter.server.ts'
import { openChapter } from '#app/features/circles/commands/open-chapter.server.ts'
import { listAccepted, listApplicants, listWholeChapters } from '#app/features/circles/queries.server.ts'
import type { OperatorContext } from '#app/features/access/operator.server.ts'
import { formAction } from '#app/features/resource-editor/actions.server.ts'
import { defineResource } from '#app/features/resource-editor/define-resource.server.ts'
import { EDIT_PARAM } from '#app/features/resource-editor/fields.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { together } from '#app/platform/db/together.server.ts'
import { formatRelative } from '#app/platform/time/dates.ts'
import { slugOf } from '#app/platform/text/slug.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { copy } from './copy.ts'
import { acceptForm, chapterForm } from './forms.ts'

export const chapters = defineResource({
  path: '/operator/chapters',
  list: (ctx) => listWholeChapters(ctx.db, ctx),
  entry: ({ slug, name, place, region, weekday, meets }) => ({
    id: slug,
    title: name,
    line: `${place}, ${region}. ${weekday ? `${weekday}s, ` : ''}${meets}`,
    tags: [],
  }),
  values: ({ name, place, region, weekday, meets }) => ({ name, place, region, weekday: weekday ?? '', meets }),
  more: async (ctx, listed, search) => {
    const [{ rows }, people] = await Promise.all([listed, readPeople(ctx, listed, search)])
    const places = rows.map(({ slug, name, place, region }) => ({ slug, region, label: `${name}, ${place}` }))
    return { ...people, places }
  },
  add: formAction(chapterForm, async (ctx, values) => {
    const slug = await slugOf(ctx.db, `${values.place} ${values.name}`)
    const outcome = await openChapter(ctx, { slug, ...values })
    return outcome.ok ? { ok: true, id: slug } : outcome
  }),
  change: formAction(chapterForm, (ctx, values, slug) => editChapter(ctx, { slug, ...values })),
  acts: {
    accept: formAction(anyChapterForm, async (ctx, { chapter }, id, posted) => {
      if (!isUuid(id)) return { ok: false, reason: 'not-found' }
      const isMember = posted.get('kind') === 'member'
      const outcome = await acceptApplicant(ctx, { id, isMember, chapter })
      return outcome.ok ? { ok: true, id: chapter, did: outcome.isMailed ? 'accept' : 'accept-call' } : outcome
    }),
    close: async (ctx, { id: slug }) => {
      const outcome = await closeChapter(ctx, { slug })
      return outcome.ok ? { ok: true, id: null } : outcome
    },
  },
  refused: copy.refused,
})

/** Those whom the chapter has accepted; without a chapter those who wait for one. They are shown with their contacts. */
async function readPeople(
  ctx: OperatorContext,
  listed: Promise<{ row: { slug: string } | undefined }>,
  search: URLSearchParams,
) {
  const { actor, now } = ctx
  const page = pageNumber(search)
  const db = together(ctx.db)
  const [{ row: chapter }, members, { rows: waiting, hasMore }] = await Promise.all([
    listed,
    listAccepted(db, { actor, slug: search.get(EDIT_PARAM) ?? '' }),
    listApplicants(db, { actor, page }),
  ])
  const accepted = chapter ? members : []
  const applicants = chapter ? [] : waiting
  if (accepted.length + applicants.length > 0) {
    const detail = chapter ? 'members' : 'applicants'
    await recordRead(ctx, { subject: { kind: 'chapter', id: chapter?.slug ?? 'all' }, detail })
  }
  return {
    accepted,
    pages: { page, hasMore },
    applicants: applicants.map(({ askedAt, ...applicant }) => ({ ...applicant, since: formatRelative(askedAt, now) })),
  }
}

/** Which chapters there are is known only now. */
async function anyChapterForm(ctx: OperatorContext) {
  const chapters = await listWholeChapters(ctx.db, ctx)
  return acceptForm(Object.fromEntries(chapters.map(({ slug, name }) => [slug, name])))
}
