/** Tables that have few rows however many people there are, and why; names as PostgreSQL prints them. */
const BY_REASON: Readonly<Record<string, string>> = {
  'Operators write them.': `categories regions chapters courses course_modules course_link_checks learner_spotlights events
    startups startup_tiers care_services care_badges helplines documents document_versions gst_rates gst_rules giving_rules
    commission_rates listing_requirements synonym_groups synonym_words team_members desk_members demo_hours demo_days_off
    auth.sso_providers auth.sso_domains auth.role_offers auth.role_grants`,
  'Operators decide on each row.': `testimonies testimony_decisions story_decisions seller_applications application_evidence
    seller_holds seller_checks seller_bank_accounts fssai_checks tax_approvals payee_tax_approvals circle_interests
    startup_interests demo_bookings settlement_mismatches payouts payout_lines credit_notes credit_note_lines`,
  'A row stands for a key, a day or a counter.': `figure_baselines figure_counts payment_costs story_counters market_counters
    receipt_counters tranche_counters document_downloads kept_lists demo_seeds known_keys settlement_days settlements
    settlement_lines auth.text_counts auth.rate_limits auth.send_limits auth.used_proofs auth.saml_relay_states`,
  'Needs that are open are counted by kind.': 'needs',
  'Words, not products.': 'market_words',
  'The bench of the ledger asks about them.': `ledger_accounts ledger_transfers ledger_postings ledger_seals ledger_sums
    ledger_unsealed`,
}

const listed = (names: string): string[] => names.split(/\s+/)

/** They stay as the demo data has them. */
export const SMALL_TABLES: ReadonlySet<string> = new Set(Object.values(BY_REASON).flatMap(listed))

/** Of campaigns, of which there are thousands, each with few of these: a statement may read them all. */
export const CAMPAIGN_TABLES: ReadonlySet<string> = new Set(
  listed(`campaigns campaign_finding campaign_words campaign_closures campaign_pauses campaign_payees campaign_returns
    campaign_return_lines campaign_checks campaign_holds campaign_documents campaign_tranches campaign_tranche_bills
    campaign_beneficiaries campaign_changes campaign_co_owners campaign_milestones campaign_submissions campaign_submission_states campaign_drafts campaign_questions
    campaign_question_checks campaign_update_pictures mandate_tries`),
)
