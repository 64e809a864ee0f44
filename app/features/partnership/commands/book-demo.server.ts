import { createHash } from 'node:crypto'
import { and, count, eq, gte, isNotNull, isNull, ne } from 'drizzle-orm'
import { demoNote } from '#app/features/partnership/demo-notes.server.ts'
import { bookedMail } from '#app/features/partnership/mails.ts'
import { listSlots } from '#app/features/partnership/queries.server.ts'
import { DEMOS_PER_SENDER_MAX } from '#app/features/partnership/schema.ts'
import type { Slot } from '#app/features/partnership/slots.ts'
import { demoBookings } from '#app/features/partnership/tables.server.ts'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { formatDemo } from '#app/features/partnership/views.ts'
import { addToRequest } from '#app/features/requests/submit/add-to-request.server.ts'
import { submitRequest } from '#app/features/requests/submit/submit-request.server.ts'
import { demoForm } from '#app/features/partnership/request-forms.ts'
import { findIdByCode } from '#app/features/requests/queries.server.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { ValuesOf } from '#app/platform/form/fields.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'

export type BookDemoOutcome = { ok: true; code: string } | { ok: false; reason: 'taken' | 'too-many' }

class SlotTaken extends Error {
  override name = 'SlotTaken'
}

type DemoValues = ValuesOf<typeof demoForm.fields>

/**
 * Books a free slot, submits the request to the partnership queue, and mails the invitation, in one transaction. Of two
 * concurrent bookings of a slot one succeeds. The same form sent twice is one booking. @param values of `demoForm`;
 * `time` is the start of the slot as ISO text
 */
export async function bookDemo(ctx: SiteContext, values: DemoValues, senderKey?: string): Promise<BookDemoOutcome> {
  const slot = (await listSlots(ctx.db, ctx)).find(({ startsAt }) => startsAt.toISOString() === values.time)
  if (!slot) return { ok: false, reason: 'taken' }
  const senderHash = createHash('sha256').update(`demo:${values.email}`).digest('hex')
  if (await hasMaxBookings(ctx, { senderHash, slot })) return { ok: false, reason: 'too-many' }
  const booking = { startsAt: slot.startsAt, minutes: slot.minutes, senderHash, bookedAt: ctx.now }
  try {
    const { receipt } = await submitRequest(ctx, {
      form: demoForm,
      ...(senderKey && { senderKey }),
      values: { ...values, time: inLanguage('en', () => formatDemo(slot.startsAt)) },
      site: ctx.config,
      also: async (tx, requestId, code) => {
        const taken = await tx
          .insert(demoBookings)
          .values({ ...booking, requestId })
          .onConflictDoNothing()
          .returning({ id: demoBookings.id })
        if (taken.length === 0) throw new SlotTaken()
        await mailInvitation(tx, ctx, { requestId, code, slot, values })
        await publish(tx, [pagesChanged(['demos'])])
      },
    })
    await restoreBooking(ctx, { code: receipt.code, slot })
    return { ok: true, code: receipt.code }
  } catch (error) {
    if (error instanceof SlotTaken) return { ok: false, reason: 'taken' }
    throw error
  }
}

async function hasMaxBookings({ db, now }: SiteContext, { senderHash, slot }: { senderHash: string; slot: Slot }) {
  const [row] = await db
    .select({ held: count() })
    .from(demoBookings)
    .where(
      and(
        eq(demoBookings.senderHash, senderHash),
        isNull(demoBookings.cancelledAt),
        gte(demoBookings.startsAt, now),
        ne(demoBookings.startsAt, slot.startsAt),
      ),
    )
  return (row?.held ?? 0) >= DEMOS_PER_SENDER_MAX
}

interface Invitation {
  requestId: string
  code: string
  slot: Slot
  values: DemoValues
}

async function mailInvitation(tx: Db, ctx: SiteContext, { requestId, code, slot, values }: Invitation): Promise<void> {
  const phone = values.way === 'phone' ? values.phone : null
  await notify(tx, ctx, {
    to: values.email,
    key: `demo-booked:${requestId}`,
    mail: () => bookedMail(ctx.config, { ...slot, name: values.name, phone, code }),
    attachments: [{ kind: 'demo', id: code }],
  })
}

/** The form of a cancelled demo, sent again, is the same request: restores its booking if the slot is still free. */
async function restoreBooking(ctx: SiteContext, { code, slot }: { code: string; slot: Slot }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const requestId = await findIdByCode(tx, { code })
    if (!requestId) return
    const isThisBooking = and(eq(demoBookings.requestId, requestId), isNotNull(demoBookings.cancelledAt))
    const [cancelled] = await tx.select({ id: demoBookings.id }).from(demoBookings).where(isThisBooking).for('update')
    if (!cancelled) return
    const isHeld = and(eq(demoBookings.startsAt, slot.startsAt), isNull(demoBookings.cancelledAt))
    const held = await tx.select({ id: demoBookings.id }).from(demoBookings).where(isHeld)
    if (held.length > 0) throw new SlotTaken()
    await tx.update(demoBookings).set({ cancelledAt: null }).where(isThisBooking)
    await addToRequest({ ...ctx, db: tx }, { code, message: demoNote('restored', slot.startsAt) })
    await publish(tx, [pagesChanged(['demos'])])
  })
}
