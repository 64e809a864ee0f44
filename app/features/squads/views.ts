import { formatDateTime } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'
import type { InviteRefusal } from './invitations.server.ts'
import { INVITATIONS_A_DAY_MAX, SQUAD_SIZE_MAX } from './schema.ts'

/** Message for refused invitations. */
export function refusalText(refusal: InviteRefusal): string {
  switch (refusal.reason) {
    case 'too-many':
      return copy.form.tooMany(SQUAD_SIZE_MAX)
    case 'too-many-today':
      return copy.form.tooManyToday(INVITATIONS_A_DAY_MAX)
    case 'no-texts':
      return copy.form.noTexts
    case 'too-new':
      return copy.form.tooNew(refusal.from && formatDateTime(refusal.from))
  }
}
