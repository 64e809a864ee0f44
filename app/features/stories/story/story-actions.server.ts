import { data, redirect } from 'react-router'
import { appeal } from '#app/features/stories/moderation/appeal.server.ts'
import { blockAuthor } from './block-author.server.ts'
import { reportStory } from './report-story.server.ts'
import { translateStory } from './translate-story.server.ts'
import { withdrawStory } from './withdraw-story.server.ts'
import { findOwnStory } from '#app/features/stories/queries.server.ts'
import { writtenFields } from '#app/features/stories/share/form.ts'
import { storyTexts } from '#app/features/stories/story-texts.ts'
import { readTranslation } from '#app/features/translations/card/translation-form.server.ts'
import { TRANSLATION_ACT } from '#app/features/translations/card/translation-form.tsx'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import type { FormValues, InvalidForm } from '#app/platform/form/parse-form.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { appealForm, reportForm } from './form.ts'
import { copy } from './story-copy.ts'
import { FEED } from '#app/features/stories/feed/feed-address.ts'

export interface StoryAnswer {
  intent: 'report' | 'block' | 'appeal' | 'take-back' | typeof TRANSLATION_ACT
  errors: Readonly<Record<string, string>>
  values: FormValues
}

type Action = (ctx: RequestContext, storyId: string, posted: FormData) => Promise<Response>

const INVALID = 400
const CONFLICT = 409

const ACTS: Readonly<Record<StoryAnswer['intent'], Action>> = {
  report: async (ctx, storyId, posted) => {
    const form = parseFields(reportForm, posted)
    if (!form.ok) return wrong('report', form)
    const { reason, note } = form.value
    const outcome = await reportStory(ctx, { storyId, reason, note: note ?? '' })
    if (!outcome.ok) return refuse('report', outcome.reason)
    return redirect(`${FEED}/${storyId}?done=${outcome.showHelplines ? 'danger' : 'reported'}#report`, 303)
  },
  block: async (ctx, storyId) => {
    const outcome = await blockAuthor(ctx, { storyId })
    return outcome.ok ? redirect(`${FEED}?done=blocked-${outcome.hides}`, 303) : refuse('block', outcome.reason)
  },
  appeal: async (ctx, storyId, posted) => {
    const form = parseFields(appealForm, posted)
    if (!form.ok) return wrong('appeal', form)
    const outcome = await appeal(ctx, { storyId, ...form.value })
    return outcome.ok ? redirect(`${FEED}/${storyId}?done=appealed`, 303) : refuse('appeal', outcome.reason, posted)
  },
  [TRANSLATION_ACT]: async (ctx, storyId, posted) => {
    const own = await findOwnStory(ctx.db, { actor: ctx.actor, id: storyId })
    if (!own) return refuse(TRANSLATION_ACT, 'not-found')
    const form = readTranslation({ original: storyTexts(own), fields: writtenFields() }, posted)
    if (!form.ok) return wrong(TRANSLATION_ACT, form)
    const outcome = await translateStory(ctx, { storyId, fields: form.value })
    return outcome.ok
      ? redirect(`${FEED}/${storyId}?done=${TRANSLATION_ACT}`, 303)
      : refuse(TRANSLATION_ACT, outcome.reason)
  },
  'take-back': async (ctx, storyId) => {
    const outcome = await withdrawStory(ctx, { storyId })
    return outcome.ok ? redirect(`${FEED}?done=taken-back`, 303) : refuse('take-back', outcome.reason)
  },
}

/** Runs a reader's action on a story. Answers 404 for a story that they may not see. */
export function actOnStory(ctx: RequestContext, storyId: string, posted: FormData): Promise<Response> {
  const intent = String(posted.get('intent'))
  const act = Object.hasOwn(ACTS, intent) ? ACTS[intent as StoryAnswer['intent']] : undefined
  if (!act) throw data(null, { status: 404 })
  return act(ctx, storyId, posted)
}

const wrong = (intent: StoryAnswer['intent'], { errors, values }: InvalidForm) =>
  Response.json({ intent, errors, values } satisfies StoryAnswer, { status: INVALID })

function refuse(intent: StoryAnswer['intent'], reason: string, posted?: FormData): Response {
  const words = copy.own.refused[reason]
  if (reason === 'not-found' || words === undefined) throw data(null, { status: 404 })
  const values = Object.fromEntries([...(posted ?? [])].map(([name, value]) => [name, String(value)]))
  return Response.json({ intent, errors: { '': words }, values } satisfies StoryAnswer, { status: CONFLICT })
}
