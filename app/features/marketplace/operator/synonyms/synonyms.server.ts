import { removeSynonyms } from '#app/features/marketplace/synonyms/remove-synonyms.server.ts'
import { saveSynonyms } from '#app/features/marketplace/synonyms/save-synonyms.server.ts'
import { listSynonyms } from '#app/features/marketplace/synonyms/synonym-queries.server.ts'
import { type ActionOutcome, formAction } from '#app/features/resource-editor/actions.server.ts'
import { missing } from '#app/features/resource-editor/answers.server.ts'
import { defineResource } from '#app/features/resource-editor/define-resource.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { copy } from './copy.ts'
import { synonymsForm } from './forms.ts'

export const synonyms = defineResource({
  path: '/operator/synonyms',
  list: ({ db }) => listSynonyms(db),
  entry: ({ id, words: [first = '', ...others] }) => ({ id, title: first, line: others.join(', '), tags: [] }),
  values: ({ words }) => ({ words: words.join('\n') }),
  add: formAction(synonymsForm, (ctx, { words }) => save(ctx, { id: null, words })),
  change: formAction(synonymsForm, (ctx, { words }, id) => save(ctx, { id: known(id), words })),
  acts: {
    remove: async (ctx, { id }) => {
      const outcome = await removeSynonyms(ctx, { id: known(id) })
      return outcome.ok ? { ok: true, id: null } : outcome
    },
  },
  refused: copy.refused,
})

async function save(ctx: CommandContext, input: { id: string | null; words: string[] }): Promise<ActionOutcome> {
  const outcome = await saveSynonyms(ctx, input)
  if (outcome.ok) return outcome
  if (outcome.reason === 'taken') {
    return { ...outcome, field: 'words', words: copy.wrong.taken(outcome.word, outcome.group) }
  }
  if (outcome.reason === 'unreadable') return { ...outcome, field: 'words', words: copy.wrong.unreadable(outcome.word) }
  return outcome
}

function known(id: string): string {
  if (!isUuid(id)) throw missing()
  return id
}
