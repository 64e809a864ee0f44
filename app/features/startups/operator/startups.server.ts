import { recordRead } from '#app/features/audit/record-read.server.ts'
import { listStartup, saveStartup } from '#app/features/startups/commands/save-startup.server.ts'
import { readFiles } from '#app/features/startups/files.ts'
import { findStartupFiles, listAllStartups } from '#app/features/startups/queries.server.ts'
import type { StartupInput } from '#app/features/startups/schema.ts'
import type { OperatorContext } from '#app/features/access/operator.server.ts'
import { type ActionOutcome, formAction } from '#app/features/resource-editor/actions.server.ts'
import { defineResource } from '#app/features/resource-editor/define-resource.server.ts'
import type { ValuesOf } from '#app/platform/form/fields.ts'
import { PAISE } from '#app/platform/money.ts'
import { slugOf } from '#app/platform/text/slug.server.ts'
import { copy } from './copy.ts'
import { paragraphsOf, startupForm } from './forms.ts'

/** The end of the chosen day in India. */
const DAY_END = 'T23:59:59+05:30'
const TONES = { draft: 'wait', listed: 'good', retired: 'plain' } as const

export const startups = defineResource({
  path: '/operator/startups',
  list: (ctx) => listAllStartups(ctx.db, ctx),
  entry: (row) => ({
    id: row.slug,
    title: row.title,
    line: [copy.stages[row.stage], row.category, row.founderName].join(', '),
    tags: [{ words: copy.tags[stateOf(row)], tone: TONES[stateOf(row)] }],
  }),
  values: valuesOf,
  blank: () => ({ raised: '0', investors: '0' }),
  more: async (ctx, listed) => {
    const { row } = await listed
    if (!row) return { state: null, files: { picture: null, deck: null } }
    // Its form has the founder's contact.
    await recordRead(ctx, { subject: { kind: 'startup', id: row.slug } })
    return { state: stateOf(row), files: await findStartupFiles(ctx.db, { actor: ctx.actor, row }) }
  },
  add: formAction(startupForm, async (ctx, values, _, posted) => {
    const slug = await slugOf(ctx.db, values.title)
    return (await isListed(ctx, slug)) ? { ok: false, reason: 'taken' } : save(ctx, { slug, values, posted })
  }),
  change: formAction(startupForm, async (ctx, values, slug, posted) =>
    (await isListed(ctx, slug)) ? save(ctx, { slug, values, posted }) : { ok: false, reason: 'not-found' },
  ),
  acts: {
    list: (ctx, { id: slug }) => listStartup(ctx, { slug, isListed: true }),
    retire: (ctx, { id: slug }) => listStartup(ctx, { slug, isListed: false }),
  },
  refused: copy.refused,
})

type Row = Awaited<ReturnType<typeof listAllStartups>>[number]

function stateOf({ listedAt, retiredAt }: Row): keyof typeof TONES {
  if (retiredAt) return 'retired'
  return listedAt ? 'listed' : 'draft'
}

function valuesOf({ endsAt, targetMinor, raisedMinor, investors, pitch, founderEmail, ...row }: Row) {
  const { title, stage, category, equity, location, description, founderName } = row
  return {
    title,
    stage,
    category,
    equity,
    location,
    description,
    founderName,
    founderEmail: founderEmail ?? '',
    pitch: pitch.join('\n\n'),
    target: String(Math.floor(targetMinor / PAISE)),
    raised: String(Math.floor(raisedMinor / PAISE)),
    investors: String(investors),
    // A saved file opens a fresh form.
    pictureId: row.pictureId ?? '',
    deckId: row.deckId ?? '',
    endsOn: endsAt ? endsAt.toISOString().slice(0, 10) : '',
  }
}

const isListed = async (ctx: OperatorContext, slug: string) =>
  (await listAllStartups(ctx.db, ctx)).some((row) => row.slug === slug)

type StartupValues = ValuesOf<typeof startupForm.fields>

interface Saving {
  slug: string
  values: StartupValues
  posted: FormData
}

async function save(ctx: OperatorContext, { slug, values, posted }: Saving): Promise<ActionOutcome> {
  const outcome = await saveStartup(ctx, inputOf(slug, values), readFiles(posted))
  return outcome.ok ? { ok: true, id: slug } : outcome
}

function inputOf(slug: string, { pitch, target, raised, endsOn, ...values }: StartupValues): StartupInput {
  return {
    ...values,
    slug,
    equity: values.equity ?? '',
    location: values.location ?? '',
    pitch: paragraphsOf(pitch ?? ''),
    targetMinor: target * PAISE,
    raisedMinor: raised * PAISE,
    endsAt: endsOn === null ? null : new Date(endsOn + DAY_END),
  }
}
