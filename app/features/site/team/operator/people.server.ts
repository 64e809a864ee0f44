import { missing } from '#app/features/resource-editor/answers.server.ts'
import { formAction } from '#app/features/resource-editor/actions.server.ts'
import { defineResource } from '#app/features/resource-editor/define-resource.server.ts'
import { listTeam } from '#app/features/site/team/queries.server.ts'
import { removeTeamMember, saveTeamMember } from '#app/features/site/team/save-team-member.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { copy } from './copy.ts'
import { personForm } from './forms.ts'

const SORT_STEP = 10

export const people = defineResource({
  path: '/operator/people',
  list: ({ db }) => listTeam(db),
  entry: ({ id, name, role }) => ({ id, title: name, line: role, tags: [] }),
  values: ({ name, role, about, link, sort }) => ({
    name,
    role,
    about: about ?? '',
    link: link ?? '',
    sort: String(sort),
  }),
  blank: (rows) => ({ sort: String(Math.max(0, ...rows.map(({ sort }) => sort)) + SORT_STEP) }),
  add: formAction(personForm, (ctx, values) => saveTeamMember(ctx, { id: null, ...values })),
  change: formAction(personForm, (ctx, values, id) => saveTeamMember(ctx, { id: known(id), ...values })),
  acts: {
    remove: async (ctx, { id }) => {
      const outcome = await removeTeamMember(ctx, { id: known(id) })
      return outcome.ok ? { ok: true, id: null } : outcome
    },
  },
  refused: copy.refused,
})

function known(id: string): string {
  if (!isUuid(id)) throw missing()
  return id
}
