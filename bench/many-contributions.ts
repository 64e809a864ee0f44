import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { sign } from '#app/platform/payments/signature.server.ts'

const GIFT_MINOR = 500_00
const TIP_MINOR = 50_00
/** Contributions to one campaign are settled one after the other, so there are several campaigns, as in practice. */
export const CAMPAIGNS = 8

/** The secret that signs the notifications. */
export const WEBHOOK_SECRET = 'the webhook secret of the bench'
/** Environment that makes the built application accept them; Razorpay itself is never called. */
export const RAZORPAY_ENV = {
  PAYMENTS: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_test_bench',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
}

/**
 * Inserts `count` pledged contributions, and `settledBefore` settled ones for each campaign, one statement for each
 * table.
 */
export async function seedManyContributions(
  db: Db,
  { count, settledBefore = 0 }: { count: number; settledBefore?: number },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO campaigns (id, slug, kind, title, description, story, costs, location, category, goal_minor, organiser_name,
      cover_seed, cta_text, created_at)
    SELECT md5('campaign' || i)::uuid, 'campaign-of-the-bench-' || i, 'story', 'Campaign ' || i, 'A shop of her own.', '[]', '[]',
      'Pune', 'Women''s Empowerment', 5000000, 'Rukmini', 'seed', 'Support', now()
    FROM generate_series(0, ${CAMPAIGNS - 1}::int) i`)
  await db.execute(sql`
    INSERT INTO payments (id, provider, is_test, provider_ref, pay_url, purpose, subject_id, amount_minor, currency, state,
      idempotency_key, created_at, expires_at, state_at)
    SELECT md5('payment' || i)::uuid, 'razorpay', true, 'plink_' || md5('payment' || i), 'https://rzp.io/i/bench', 'contribution',
      md5('gift' || i)::uuid, ${GIFT_MINOR + TIP_MINOR}::int, 'INR', 'created', 'bench:' || i, now(), now() + interval '1 hour', now()
    FROM generate_series(0, ${count - 1}::int) i`)
  await db.execute(sql`
    INSERT INTO contributions (id, campaign_id, payment_id, amount_minor, tip_minor, name_snapshot, place, message, is_anonymous,
      email, public_token, public_seed, created_at)
    SELECT md5('gift' || i)::uuid, md5('campaign' || i % ${CAMPAIGNS}::int)::uuid, md5('payment' || i)::uuid, ${GIFT_MINOR}::int,
      ${TIP_MINOR}::int, 'Asha Devi', 'Pune', 'With you, every step.', false, 'asha@example.org',
      left(md5('token' || i), 22), left(md5('seed' || i), 22), now()
    FROM generate_series(0, ${count - 1}::int) i`)
  await db.execute(sql`
    INSERT INTO contributions (campaign_id, amount_minor, name_snapshot, is_anonymous, public_token, public_seed, created_at, settled_at)
    SELECT md5('campaign' || c)::uuid, ${GIFT_MINOR}::int, 'Asha Devi', false, md5(c || 'old' || i), md5(c || 'old-seed' || i),
      now() - i * interval '1 minute', now() - i * interval '1 minute'
    FROM generate_series(0, ${CAMPAIGNS - 1}::int) c, generate_series(1, ${settledBefore}::int) i`)
  // Not the empty ledger: plans that were made for one page of it would read all of it for each gift.
  await db.execute(sql`ANALYZE campaigns, payments, contributions`)
}

export interface SignedNotification {
  paymentId: string
  providerRef: string
  eventId: string
  body: string
  bodySha256: string
  headers: Record<string, string>
}

/** The provider's notification that contribution `i` has been captured. */
export function notificationOf(i: number): SignedNotification {
  const digest = createHash('md5').update(`payment${i}`).digest('hex')
  const paymentId = digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const [amount, currency, providerRef, eventId] = [GIFT_MINOR + TIP_MINOR, 'INR', `plink_${digest}`, `event_${digest}`]
  const body = JSON.stringify({
    event: 'payment_link.paid',
    payload: {
      payment_link: {
        entity: { id: providerRef, reference_id: paymentId, amount, amount_paid: amount, currency, status: 'paid' },
      },
      payment: {
        entity: { id: `pay_${i}`, amount, currency, status: 'captured', captured: true, method: 'upi', notes: [] },
      },
    },
  })
  return {
    paymentId,
    providerRef,
    eventId,
    body,
    bodySha256: createHash('sha256').update(body).digest('hex'),
    headers: {
      'Content-Type': 'application/json',
      'x-razorpay-signature': sign(body, WEBHOOK_SECRET),
      'x-razorpay-event-id': eventId,
    },
  }
}
