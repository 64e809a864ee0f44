import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listTables } from '#app/platform/db/backup/backup-format.server.ts'
import {
  INCLUDED_AUTH_TABLES,
  EXCLUDED_TABLES,
  PARTIAL_TABLES,
  selectionOf,
} from '#app/platform/db/backup/backup-tables.server.ts'
import { testDatabase } from '#test/database.ts'

// Every new table needs a decision whether it belongs in backups, which are kept for years. Pending sign-ins, tokens
// and counters go into EXCLUDED_TABLES, rows that are only partly needed later into PARTIAL_TABLES, everything else
// into this list.

const KEPT_OF_THE_PRODUCT = `
  application_evidence
  audit_log
  campaign_allocations
  campaign_beneficiaries
  campaign_changes
  campaign_checks
  campaign_closures
  campaign_co_owners
  campaign_documents
  campaign_downloads
  campaign_drafts
  campaign_finding
  campaign_holds
  campaign_messages
  campaign_milestones
  campaign_pauses
  campaign_payees
  campaign_question_checks
  campaign_questions
  campaign_reports
  campaign_return_lines
  campaign_returns
  campaign_picture_consents
  campaign_pictures
  campaign_submission_states
  campaign_submissions
  campaign_tranche_bills
  campaign_tranches
  campaign_update_pictures
  campaign_updates
  campaign_words
  campaigns
  care_badges
  care_services
  case_statements
  categories
  chapters
  circle_interests
  circle_members
  commission_rates
  content_translations
  contribution_returns
  contributions
  course_link_checks
  course_modules
  courses
  credit_note_lines
  credit_notes
  demo_bookings
  demo_days_off
  demo_hours
  demo_seeds
  desk_members
  document_downloads
  document_versions
  documents
  earned_badges
  enrolments
  erasures
  events
  figure_baselines
  figure_counts
  form_keys
  fssai_checks
  gift_tax_details
  giving_rules
  good_deeds_stories
  gst_rates
  gst_rules
  guardian_consents
  helplines
  invoice_lines
  invoices
  kept_lists
  known_keys
  learner_spotlights
  ledger_accounts
  ledger_postings
  ledger_seals
  ledger_sums
  ledger_transfers
  ledger_unsealed
  listing_notices
  listing_requirements
  mail_languages
  mail_stops
  mandate_debits
  mandate_tries
  mandates
  market_counters
  market_flags
  market_words
  media
  module_completions
  need_answers
  need_halts
  needs
  order_lines
  order_part_steps
  order_parts
  order_refunds
  orders
  payee_tax_approvals
  payment_costs
  payment_events
  payments
  payout_lines
  payouts
  person_blocks
  private_note_keeping
  private_notes
  product_imports
  product_photos
  product_prices
  product_questions
  product_reviews
  product_variants
  product_words
  products
  provider_payouts
  receipt_counters
  referrals
  refunds
  regions
  report_notices
  request_events
  requests
  return_cases
  return_lines
  review_photos
  review_votes
  sandbox_account_checks
  sandbox_mandates
  sandbox_notifications
  sandbox_payments
  sandbox_payouts
  sandbox_refunds
  seller_applications
  seller_bank_accounts
  seller_checks
  seller_delivery
  seller_holds
  seller_profiles
  seller_totals
  settlement_days
  settlement_lines
  settlement_mismatches
  settlements
  short_links
  squad_invitations
  squad_members
  squads
  startup_interests
  startup_tiers
  startups
  story_appeals
  story_counters
  story_decisions
  story_likes
  story_media
  story_mutes
  story_reports
  student_profiles
  synonym_groups
  synonym_words
  tax_approvals
  team_members
  testimonies
  testimony_decisions
  tickets
  tranche_counters
  vouches
`
  .trim()
  .split(/\s+/)
  .map((name) => `public.${name}`)

const { db } = await testDatabase()
const tables = await listTables(db)

test('every table is explicitly kept, reduced or left out', () => {
  const decided = [...INCLUDED_AUTH_TABLES, ...EXCLUDED_TABLES, ...Object.keys(PARTIAL_TABLES), ...KEPT_OF_THE_PRODUCT]
  expect(tables.map(({ table }) => table).toSorted()).toEqual(decided.toSorted())
})

test('an unknown table of the auth service stops the backup', () => {
  expect(() => selectionOf({ table: 'auth.new_secrets', columns: [] })).toThrow('auth.new_secrets is not known')
})

test('no kept table references one that is left out', async () => {
  const { rows } = await db.execute<{ child: string; parent: string }>(sql`
    SELECT format('%I.%I', cn.nspname, c.relname) AS child, format('%I.%I', pn.nspname, p.relname) AS parent
    FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid JOIN pg_namespace cn ON cn.oid = c.relnamespace
    JOIN pg_class p ON p.oid = f.confrelid JOIN pg_namespace pn ON pn.oid = p.relnamespace WHERE f.contype = 'f'`)
  expect(rows.length).toBeGreaterThan(50)
  expect(
    rows.filter(({ child, parent }) => EXCLUDED_TABLES.includes(parent) && !EXCLUDED_TABLES.includes(child)),
  ).toEqual([])
})
