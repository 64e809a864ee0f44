import { useSearchParams } from 'react-router'
import { cancelEvent } from './cancel-event.server.ts'
import { checkInTicket } from '#app/features/events/tickets/check-in-ticket.server.ts'
import { recordRead } from '#app/features/audit/record-read.server.ts'
import { type SaveEventOutcome, saveEvent } from './save-event.server.ts'
import {
  findEvent,
  findEventInput,
  findEventPicture,
  listAllEvents,
  listTickets,
} from '#app/features/events/queries.server.ts'
import { eventTexts } from '#app/features/events/event-texts.ts'
import { eventPath, formatEventTime } from '#app/features/events/views.ts'
import { type OperatorContext, operatorOf } from '#app/features/access/operator.server.ts'
import { actionOf, formAction } from '#app/features/resource-editor/actions.server.ts'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM, NEW } from '#app/features/resource-editor/fields.ts'
import { readTranslation, translationForm } from '#app/features/translations/card/translation-form.server.ts'
import { TRANSLATION_ACT } from '#app/features/translations/card/translation-form.tsx'
import { doneMessage } from '#app/features/resource-editor/done-message.ts'
import { formatDateTime } from '#app/platform/time/dates.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/events.route'
import { copy } from './copy.ts'
import { PICTURE_FIELD, readPicture } from './event-picture.ts'
import { EventParts } from './event-parts.tsx'
import { cancelForm, checkInForm, eventForm, type EventInput, eventTextFields } from './forms.ts'
import { translateEvent } from './translate-event.server.ts'
import { showPhone } from '#app/platform/text/show-phone.ts'
import { valuesOf } from './values.server.ts'

const PATH = '/operator/events'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const { actor, now } = ctx
  const slug = url.searchParams.get(EDIT_PARAM) ?? ''
  const page = pageNumber(url.searchParams)
  const [{ rows, hasMore }, event, input] = await Promise.all([
    listAllEvents(ctx.db, { ...ctx, page }),
    findEvent(ctx.db, { slug, now }),
    slug === NEW ? null : findEventInput(ctx.db, { actor, slug }),
  ])
  return {
    entries: rows.map((each) => ({
      id: each.slug,
      title: each.title,
      line: copy.line(formatEventTime(each), each.place, each.attendees),
      tags: [stateOf(each)],
    })),
    pages: { page, hasMore },
    isNew: slug === NEW,
    chosen: input && {
      slug,
      title: input.title,
      path: eventPath(input),
      values: valuesOf(input),
      canCancel: input.endsAt > now && !event?.cancellation,
      ...(await allKeyed({
        picture: findEventPicture(ctx.db, { actor, slug }),
        translation: event && translationForm(ctx.db, { kind: 'event', id: event.id, ...textsOf(input) }),
        tickets: readTickets(ctx, slug),
      })),
    },
  }
}

/** What is written about the event, and the fields of its translation. */
const textsOf = (input: EventInput) => ({ original: eventTexts(input), fields: eventTextFields() })

/** The tickets with the contacts of their guests. */
async function readTickets(ctx: OperatorContext, slug: string) {
  const found = await listTickets(ctx.db, { actor: ctx.actor, slug })
  if (found.length > 0) await recordRead(ctx, { subject: { kind: 'event', id: slug }, detail: 'guests' })
  return found.map(({ code, name, email, phone, cancelledAt, checkedInAt }) => ({
    code,
    name,
    contact: email ?? (phone && showPhone(phone)),
    state: ticketState({ cancelledAt, checkedInAt }),
    at: checkedInAt && formatDateTime(checkedInAt),
  }))
}

function stateOf({ cancellation, isOver, isFull }: { cancellation: unknown; isOver: boolean; isFull: boolean }) {
  if (cancellation) return { words: copy.tags.cancelled, tone: 'bad' as const }
  if (isOver) return { words: copy.tags.over, tone: 'plain' as const }
  return isFull ? { words: copy.tags.full, tone: 'wait' as const } : { words: copy.tags.coming, tone: 'good' as const }
}

function ticketState({ cancelledAt, checkedInAt }: { cancelledAt: Date | null; checkedInAt: Date | null }) {
  if (cancelledAt) return 'back' as const
  return checkedInAt ? ('in' as const) : ('held' as const)
}

const refusalOf = ({ reason }: Extract<SaveEventOutcome, { ok: false }>) =>
  ({ ok: false, reason, ...(reason === 'picture-refused' && { field: `${PICTURE_FIELD}Id` }) }) as const

export const action = actionOf({
  path: PATH,
  idField: 'slug',
  acts: {
    save: formAction(eventForm, async (ctx, event, _, posted) => {
      const outcome = await saveEvent(ctx, event, readPicture(posted))
      return outcome.ok
        ? { ok: true, id: outcome.slug, did: outcome.notified > 0 ? 'save-told' : 'save' }
        : refusalOf(outcome)
    }),
    [TRANSLATION_ACT]: async (ctx, { id: slug, posted }) => {
      const input = await findEventInput(ctx.db, { actor: ctx.actor, slug })
      if (!input) return { ok: false, reason: 'not-found' }
      const form = readTranslation(textsOf(input), posted)
      return form.ok ? translateEvent(ctx, { slug, fields: form.value }) : form
    },
    cancel: formAction(cancelForm, (ctx, { reason }, slug) => cancelEvent(ctx, { slug, reason })),
    'check-in': formAction(checkInForm, async (ctx, { code }) => {
      const outcome = await checkInTicket(ctx, { code })
      if (outcome.ok) return { ok: true }
      if (outcome.reason === 'already-in') {
        return { ...outcome, words: copy.alreadyIn(formatDateTime(outcome.at)) }
      }
      return { ok: false, reason: outcome.reason === 'not-found' ? 'no-such-ticket' : outcome.reason, field: 'code' }
    }),
  },
  refused: copy.refused,
})

export default function Events({ loaderData: { entries, pages, chosen, isNew }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={entries}
      pages={pages}
      chosen={chosen ? { id: chosen.slug, title: chosen.title } : isNew ? { id: NEW, title: copy.new } : null}
      done={doneMessage(copy.done, search)}
      failure={actionData}
    >
      <EventParts key={chosen?.slug} event={chosen} failure={actionData} />
    </Editor>
  )
}
