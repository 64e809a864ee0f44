/** More than two pages of every desk. */
const COPIES = 120
const AT = `'2026-11-20T08:00:00Z'`
const NOBODY = `'0e000000-0000-4000-8000-000000000001'`

/** A desk with a long list, where there are two kinds of entries with half of each. */
interface Desk {
  /** SQL that fills it. */
  rows?: readonly string[]
  /** SQL of the ids of its entries, and of which stand before all others. */
  entries: string
}

/** SQL by column, of the row `o` and the number `i` of its copy. */
type Changes = Readonly<Record<string, string>>

/** Copies of one row of a table: but for these changes they are the same, their times too. */
const copies = (table: string, changes: Changes, which = 'true'): string =>
  `INSERT INTO ${table} OVERRIDING SYSTEM VALUE
    SELECT (jsonb_populate_record(NULL::${table}, to_jsonb(o) || jsonb_build_object(${Object.entries(changes)
      .map(([column, value]) => `'${column}', ${value}`)
      .join(', ')}))).*
      FROM (SELECT * FROM ${table} WHERE ${which} ORDER BY id LIMIT 1) o, generate_series(1, ${COPIES}) i`

const own = (column: string) => `md5(i || (o.${column})::text)::uuid`
const id = own('id')
const ifOdd = (value: string, other = 'NULL') => `CASE WHEN i % 2 = 1 THEN ${value} ELSE ${other} END`
const slug = `'copy-' || i`

const decided = { decision: ifOdd(`'stays'`), decided_at: ifOdd(AT), decided_by: ifOdd(NOBODY), note: ifOdd(`'Fine.'`) }

export const DESKS: Readonly<Record<string, Desk>> = {
  'market-flags': {
    rows: [copies('market_flags', { ...decided, id, by_user_id: 'NULL', decision: ifOdd(`'kept'`) })],
    entries: 'SELECT id, decision IS NULL AS first FROM market_flags',
  },
  applications: {
    rows: [copies('seller_applications', { id, user_id: id, state: ifOdd(`'waiting'`, `'declined'`) })],
    entries: `SELECT id, state = 'waiting' AS first FROM seller_applications`,
  },
  sellers: {
    rows: [copies('seller_profiles', { id, slug, user_id: 'NULL' })],
    entries: 'SELECT slug AS id, true AS first FROM seller_profiles',
  },
  fssai: {
    rows: [copies('products', { id, slug, facts: `jsonb_build_object('fssai', '10012' || lpad(i::text, 9, '0'))` })],
    entries: `SELECT DISTINCT concat(s.slug, '+', facts ->> 'fssai') AS id, true AS first FROM products p JOIN seller_profiles s ON s.id = seller_id
      WHERE facts ? 'fssai'`,
  },
  disputes: {
    rows: [copies('return_cases', { id, state: ifOdd(`'disputed'`, `'closed'`), decided_by: ifOdd('NULL', NOBODY) })],
    entries: `SELECT id, state <> 'closed' AS first FROM return_cases WHERE state <> 'requested'`,
  },
  campaigns: {
    rows: [
      copies('campaign_submissions', { id, slug, form_key: 'i', campaign_id: 'NULL' }),
      copies('campaign_submission_states', {
        id: 'o.id + i',
        submission_id: own('submission_id'),
        state: ifOdd(`'waiting'`, `'declined'`),
        reason: ifOdd('NULL', `'No.'`),
      }),
    ],
    entries: `SELECT submission_id AS id, state = 'waiting' AS first FROM campaign_submission_states`,
  },
  'campaign-reports': {
    rows: [copies('campaign_reports', { ...decided, id, by_user_id: 'NULL', question_id: 'NULL', public_token: 'i' })],
    entries: 'SELECT id, decision IS NULL AS first FROM campaign_reports WHERE question_id IS NULL',
  },
  'campaign-questions': {
    rows: [
      copies('campaign_questions', {
        id,
        user_id: id,
        answer: 'NULL',
        answered_at: 'NULL',
        declined_at: ifOdd(`'2026-11-19T08:00:00Z'`),
      }),
      `INSERT INTO campaign_reports (campaign_id, reason, words, question_id, public_token, created_at)
        SELECT campaign_id, 'not-true', 'No.', id, 'report-' || id, ${AT} FROM campaign_questions
         WHERE declined_at IS NULL AND answer IS NULL`,
    ],
    entries: 'SELECT id, declined_at IS NOT NULL AS first FROM campaign_questions WHERE answer IS NULL',
  },
  'campaign-returns': {
    rows: [
      copies('campaigns', { id, slug }, 'id = (SELECT campaign_id FROM campaign_payees)'),
      `INSERT INTO campaign_finding (campaign_id, ring, search, cause, state, created_at, goal_minor)
        SELECT id, 0, '', 'story', '', created_at, goal_minor FROM campaigns WHERE slug LIKE 'copy-%'`,
      copies('campaign_closures', { id, campaign_id: own('campaign_id') }),
      copies('campaign_returns', {
        id,
        campaign_id: own('campaign_id'),
        state: ifOdd(`'asked'`, `'cancelled'`),
      }),
    ],
    entries: `SELECT campaign_id AS id, state = 'asked' AS first FROM campaign_returns`,
  },
  'campaign-documents': {
    rows: [
      copies('campaign_documents', {
        id,
        kind: `'identity'`,
        media_id: id,
        amount_minor: 'NULL',
        decision: ifOdd('NULL', `'accepted'`),
        decided_at: ifOdd('NULL', AT),
        decided_by: ifOdd('NULL', NOBODY),
      }),
    ],
    entries: `SELECT id, decision IS NULL AS first FROM campaign_documents WHERE kind <> 'bill'`,
  },
  'campaign-holds': {
    rows: [copies('campaign_holds', { id, lifted_at: ifOdd(AT) })],
    entries: 'SELECT id, lifted_at IS NULL AS first FROM campaign_holds',
  },
  tranches: {
    rows: [
      copies('campaign_payees', { id, campaign_id: own('campaign_id') }),
      copies('campaign_tranches', { id, campaign_id: own('campaign_id'), number: 'i' }),
    ],
    entries: `SELECT id, true AS first FROM campaign_payees WHERE name_match = 'unknown'
      UNION ALL SELECT id, false FROM campaign_tranches`,
  },
  'tranches?show=prepare': {
    entries: `SELECT id, true AS first FROM campaign_tranches WHERE state = 'asked'`,
  },
  stories: {
    rows: [
      copies('good_deeds_stories', { id, form_key: id }),
      `INSERT INTO story_reports (story_id, reason, note, created_at)
        SELECT id, 'spam', '', ${AT} FROM good_deeds_stories WHERE id::text < '8'`,
      `INSERT INTO story_decisions (story_id, verdict, rule, words, by_user_id, by_name, at)
        SELECT id, 'hidden', 'spam', 'No.', ${NOBODY}, 'Leela', ${AT} FROM good_deeds_stories WHERE id::text > '4'`,
    ],
    entries: `SELECT id, EXISTS (SELECT FROM story_reports WHERE story_id = s.id) AS first FROM good_deeds_stories s
      WHERE id IN (SELECT story_id FROM story_reports UNION SELECT story_id FROM story_decisions)`,
  },
  testimonies: {
    rows: [
      copies('testimonies', { id, is_sample: 'false', request_id: id }),
      `INSERT INTO testimony_decisions (testimony_id, verdict, reason, by_user_id, at)
        SELECT id, 'declined', 'No.', ${NOBODY}, ${AT} FROM testimonies WHERE NOT is_sample AND id::text < '8'`,
    ],
    entries: `SELECT id, NOT EXISTS (SELECT FROM testimony_decisions WHERE testimony_id = t.id) AS first
      FROM testimonies t WHERE NOT is_sample`,
  },
  payouts: {
    rows: [copies('payouts', { id, number: 'i' }), copies('payout_lines', { id, payout_id: own('payout_id') })],
    entries: 'SELECT id, true AS first FROM payouts',
  },
  holds: {
    rows: [copies('seller_holds', { id, lifted_at: ifOdd(AT) })],
    entries: 'SELECT id, lifted_at IS NULL AS first FROM seller_holds',
  },
  settlements: {
    rows: [
      `INSERT INTO settlements (provider, ref, settled_on, imported_at)
        SELECT 'sandbox', 'copy-' || i, '2026-11-20', ${AT} FROM generate_series(1, ${COPIES}) i`,
      `INSERT INTO settlement_lines (settlement_id, kind, entity_ref, currency, gross_minor, fee_minor, tax_minor, net_minor)
        SELECT id, 'payment', ref, 'INR', 100, 0, 0, 100 FROM settlements`,
    ],
    entries: 'SELECT id, true AS first FROM settlements',
  },
  events: {
    rows: [copies('events', { id, slug })],
    entries: 'SELECT slug AS id, true AS first FROM events',
  },
}
