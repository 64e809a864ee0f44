import { closeChapter } from '#app/features/circles/commands/close-chapter.server.ts'
import { editChapter } from '#app/features/circles/commands/edit-chapter.server.ts'
import { openChapter } from '#app/features/circles/commands/open-chapter.server.ts'
import { listChapters, listInterests } from '#app/features/circles/queries.server.ts'
import type { OperatorContext } from '#app/features/access/operator.server.ts'
import { formAct } from '#app/features/resource-editor/acts.server.ts'
import { defineResource } from '#app/features/resource-editor/define-resource.server.ts'
import { formatRelative } from '#app/platform/time/dates.ts'
import { slugOf } from '#app/platform/text/text.ts'
import { copy } from './copy.ts'
import { chapterForm } from './forms.ts'

export const chapters = defineResource({
  path: '/operator/chapters',
  list: ({ db }) => listChapters(db, { region: null }),
  entry: ({ slug, name, place, region, meets }) => ({
    id: slug,
    title: name,
    line: `${place}, ${region}. ${meets}`,
    tags: [],
  }),
  values: ({ name, place, region, meets }) => ({ name, place, region, meets }),
  more: async (ctx) => ({ interests: (await listInterests(ctx.db, ctx)).map(interestView(ctx)) }),
  add: formAct(chapterForm, async (ctx, values) => {
    const slug = slugOf(`${values.place} ${values.name}`)
    const outcome = await openChapter(ctx, { slug, ...values })
    return outcome.ok ? { ok: true, id: slug } : outcome
  }),
  change: formAct(chapterForm, (ctx, values, slug) => editChapter(ctx, { slug, ...values })),
  acts: {
    close: async (ctx, { id: slug }) => {
      const outcome = await closeChapter(ctx, { slug })
      return outcome.ok ? { ok: true, id: null } : outcome
    },
  },
  refused: copy.refused,
})

type Interest = Awaited<ReturnType<typeof listInterests>>[number]

const interestView =
  ({ now }: OperatorContext) =>
  ({ consentedAt, ...interest }: Interest) => ({ ...interest, since: formatRelative(consentedAt, now) })
