import { decideAppeal } from '#app/features/stories/moderation/decide-appeal.server.ts'
import { hideStory } from '#app/features/stories/moderation/hide-story.server.ts'
import { restoreStory } from '#app/features/stories/moderation/restore-story.server.ts'
import { actionOf, type ActionOutcome, formAction } from '#app/features/resource-editor/actions.server.ts'
import type { FieldSpec, FormDeclaration } from '#app/platform/form/fields.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { copy } from './copy.ts'
import { answerForm, hideForm, keepForm, restoreForm } from './forms.ts'

type Outcome = { ok: true; isMailed: boolean } | { ok: false; reason: keyof typeof copy.refused }

const toActOutcome = (outcome: Outcome, did: string): ActionOutcome =>
  outcome.ok ? { ok: true, did: outcome.isMailed ? `${did}-mailed` : did } : outcome

type Noted = FormDeclaration<{ words: FieldSpec & { as: 'text'; optional: true } }>

const show = (form: Noted, did: string) =>
  formAction(form, async (ctx, { words }, storyId) =>
    toActOutcome(await restoreStory(ctx, { words: words ?? '', storyId, site: ctx.config }), did),
  )

const answer = (verdict: 'restored' | 'upheld') =>
  formAction(answerForm, async (ctx, { words }, storyId) =>
    toActOutcome(await decideAppeal(ctx, { verdict, words, storyId, site: ctx.config }), verdict),
  )

/** The moderation actions: hide a story, dismiss its reports, restore it, or answer an appeal. */
export const decideAsOperator = actionOf({
  path: '/operator/stories',
  idField: 'id',
  isId: isUuid,
  acts: {
    hide: formAction(hideForm, async (ctx, values, storyId) =>
      toActOutcome(await hideStory(ctx, { ...values, storyId, site: ctx.config }), 'hidden'),
    ),
    keep: show(keepForm, 'kept'),
    restore: show(restoreForm, 'restored'),
    restored: answer('restored'),
    upheld: answer('upheld'),
  },
  refused: copy.refused,
})
