import { NOW } from '#test/clock.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import type { Sealer } from '#app/platform/sealer.ts'

export interface Her {
  userId: string
  email: string
  /** In E.164 form. */
  phone: string
}

export type Row = Readonly<Record<string, unknown>>

const TOMORROW = new Date(NOW.getTime() + DAY_MS)
const YESTERDAY = new Date(NOW.getTime() - DAY_MS)
const HASH = 'a'.repeat(64)
/** The path of her upload, without the ending. */
export const MEDIUM = `stories/1763712000000-${'a'.repeat(22)}`
const OPERATOR = '0e000000-0000-4000-8000-000000000001'
const SHOP = '0e000000-0000-4000-8000-000000000002'
const ANSWERED = { answered_at: NOW }
const HELD = { ends_at: TOMORROW, appealed_at: NOW, placed_by: OPERATOR, answered_by: undefined }

/** Tables of the site, of counters and of test payments: nothing in them is hers. */
const LEFT_OUT = [
  'auth.rate_limits auth.send_limits auth.used_proofs auth.sso_providers auth.sso_domains auth.saml_relay_states',
  'auth.text_counts public.care_badges public.care_services public.helplines public.known_keys public.ledger_accounts',
  'public.ledger_transfers public.ledger_postings public.ledger_seals public.ledger_sums public.ledger_unsealed',
  'public.provider_payouts public.synonym_groups public.synonym_words public.tax_approvals public.credit_notes public.credit_note_lines',
  'public.invoice_lines public.courses public.payments public.learner_spotlights public.team_members',
  'public.sandbox_notifications public.sandbox_refunds public.mandate_debits public.mandate_tries public.story_decisions',
  'auth.users public.erasures public.settlements public.settlement_lines public.settlement_mismatches public.payee_tax_approvals',
]
  .join(' ')
  .split(' ')

/** What the checks of a table ask for, and what makes a row hers where neither her id nor a reference does. */
export function settingsOf({ her, sealer }: { her: Her; sealer: Sealer }): Readonly<Record<string, Row | 'left out'>> {
  const recipient = (place: string) => sealer.fingerprint(her.email, place)
  return {
    ...Object.fromEntries(LEFT_OUT.map((table) => [table, 'left out' as const])),
    'auth.mfa_factors': { factor_type: 'totp', phone: null },
    'auth.flow_state': { code_challenge: null, code_challenge_method: null },
    'auth.role_offers': { given_by: OPERATOR },
    'auth.webauthn_credentials': { factor_id: null },
    'public.campaign_checks': { checked_by: OPERATOR, checked_by_name: 'Leela', until: TOMORROW },
    'public.campaign_closures': { reopened_at: null },
    'public.campaign_co_owners': { address: her.email, user_id: null, name: null },
    'public.campaign_documents': { kind: 'bill', amount_minor: 100, delete_on: TOMORROW },
    'public.campaign_holds': HELD,
    'public.campaign_messages': { update_id: null, contribution_id: null },
    'public.campaign_pauses': { until: TOMORROW },
    'public.campaign_payees': { kind: 'owner' },
    'public.campaign_questions': ANSWERED,
    'public.campaign_reports': { decided_at: NOW, decided_by: OPERATOR, decision: 'stays', note: 'Seen.' },
    'public.campaign_returns': { state: 'asked', asked_at: NOW },
    'public.campaign_submission_states': { state: 'returned' },
    'public.campaign_submissions': { goal_minor: 50_000, slug: 'planted' },
    'public.content_translations': { fields: { title: 'x' }, subject_id: SHOP },
    'public.contributions': { amount_minor: 50_000, returned_at: NOW, email: her.email, phone: null },
    'public.desk_members': { added_by: OPERATOR },
    'public.events': { starts_at: NOW, ends_at: TOMORROW, entry: 'free' },
    'public.fssai_checks': { number: '12345678901234', checked_by: OPERATOR },
    'public.invoices': { kind: 'tax-invoice', keep_buyer_until: TOMORROW },
    'public.mandates': { amount_minor: 50_000, max_minor: 50_000 },
    'public.market_flags': { decided_at: NOW, decided_by: OPERATOR, decision: 'stays' },
    'public.media': {
      path: MEDIUM,
      variants: [{ file: `${MEDIUM}.webp`, type: 'image/webp', width: 1, height: 1, size: 1 }],
    },
    'public.need_answers': { accepted_at: NOW },
    'public.order_parts': {
      state: 'delivered',
      sent_at: YESTERDAY,
      delivered_at: YESTERDAY,
      released_at: null,
      invoice_number: '7',
      invoiced_at: YESTERDAY,
    },
    'public.orders': { pin: '411030', currency: 'INR', phone: her.phone, email: her.email },
    'public.payout_lines': { state: 'sent' },
    'public.person_blocks': { blocked_user_id: OPERATOR },
    'public.private_notes': { kind: 'diary' },
    'public.product_questions': ANSWERED,
    'public.product_reviews': ANSWERED,
    'public.referrals': { contact: her.email },
    'public.requests': { answers: { name: 'x' }, answers_sealed: null },
    'public.seller_applications': { state: 'declined', seller_id: null },
    'public.seller_checks': { valid_until: TOMORROW, checked_by: OPERATOR },
    'public.seller_holds': HELD,
    'public.seller_profiles': {
      gstin: '27ABCDE1234F1Z5',
      enrolment_number: null,
      holiday_until: TOMORROW,
      slug: 'zq-shop',
      id: SHOP,
    },
    'public.mail_languages': { recipient: recipient('mail-languages') },
    'public.mail_stops': { recipient: recipient('mail-stops') },
    'public.outbox': { recipient: recipient('outbox'), unsealed: null },
    'public.short_links': { recipient: recipient('outbox'), id_hash: HASH, expires_at: TOMORROW, notice: null },
    'public.squad_invitations': { email: her.email },
    'public.story_appeals': { decision_id: 1, answer_id: null },
    'public.good_deeds_stories': { likes_count: 1 },
    'public.story_counters': { shard: 0, is_sample: false, stories: 1, likes: 1 },
    'public.testimonies': { shows_name: true, is_sample: false },
    'public.tickets': { code: 'ABCDEFGHJK', phone: null, email: her.email },
  }
}

/** What is in a sealed column, and the place that it is sealed for, where it is not the id of its row. */
export function sealedIn(column: string, word: string, row: Row): [text: string, place: string] {
  const id = String(row['id'])
  const [table = '', name] = column.split('.').slice(1)
  switch (`${table}.${name}`) {
    case 'gift_tax_details.sealed':
      return [
        JSON.stringify({ name: word, pan: 'ABCDE1234F', address: word }),
        `gift-tax-details:${row['contribution_id']}`,
      ]
    case 'private_notes.sealed':
      return [JSON.stringify(word), `private_notes:${row['user_id']}:${id}`]
    case 'need_answers.sealed':
      return [JSON.stringify({ mail: null, contact: word }), `need-answers:${id}`]
    case 'campaign_picture_consents.sealed_person':
      return [JSON.stringify({ name: word, relation: word, guardian: null }), `campaign-picture-consents:${id}`]
    case 'seller_applications.sealed':
      return [JSON.stringify({ phone: word, legalName: word, address: word }), `seller-applications:${id}`]
    case 'guardian_consents.sealed_email':
    case 'student_profiles.sealed_email':
      return [word, `${table}:${id}`]
    case 'request_events.body_sealed':
      return [word, `request_events:${row['request_id']}`]
    case 'requests.code_sealed':
      return [word, `requests:${id}:code`]
    default:
      return [word, `${table.replaceAll('_', '-')}:${id}`]
  }
}
