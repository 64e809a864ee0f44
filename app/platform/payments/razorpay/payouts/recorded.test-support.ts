// Responses and notifications of RazorpayX from its documentation, with ids, amounts and people replaced.

export const PAYOUT_ID = '53cda91c-8f81-4e77-bbb9-7388f4ac6bf4'

export const payout = {
  id: 'pout_F681qslJ3ba70q',
  entity: 'payout',
  fund_account_id: 'fa_F681qr6Bqy1Je7',
  fund_account: {
    id: 'fa_F681qr6Bqy1Je7',
    entity: 'fund_account',
    contact_id: 'cont_F681qmU11CfPDl',
    account_type: 'bank_account',
    bank_account: { ifsc: 'HDFC0001234', bank_name: 'HDFC Bank', name: 'City Hospital', notes: [] },
    batch_id: null,
    active: true,
  },
  amount: 48_820_00,
  currency: 'INR',
  notes: { reference: 'T-2026-0007' } as object,
  fees: 0,
  tax: 0,
  status: 'queued',
  utr: null as string | null,
  mode: 'IMPS',
  purpose: 'payout',
  reference_id: PAYOUT_ID as string | null,
  narration: 'Diya T 2026 0007',
  batch_id: null,
  status_details: {
    description: 'Payout is queued as there is insufficient balance in your business account to process the payout',
    source: 'business',
    reason: 'low_balance',
  } as { description: string; source: string; reason: string } | null,
  created_at: 1_545_383_037,
}

const processed = { ...payout, status: 'processed', utr: 'HDFCN00000000001', status_details: null }
const back = { description: 'The account is closed', source: 'beneficiary_bank', reason: 'beneficiary_bank_rejected' }

/** Notification bodies by event. */
export const events = {
  queued: event('payout.queued', payout),
  initiated: event('payout.initiated', { ...payout, status: 'processing', status_details: null }),
  processed: event('payout.processed', processed),
  updated: event('payout.updated', processed),
  reversed: event('payout.reversed', { ...processed, status: 'reversed', status_details: back }),
  rejected: event('payout.rejected', { ...payout, status: 'rejected', status_details: null }),
  failed: event('payout.failed', { ...payout, status: 'failed', status_details: back }),
  byHand: event('payout.processed', { ...processed, reference_id: 'invoice 23' }),
  downtime: { ...event('payout.downtime.started', payout), payload: { 'payout.downtime': { entity: {} } } },
}

function event(name: string, entity: typeof payout) {
  return {
    account_id: 'acc_OU2H3nkLn9jDVo',
    contains: ['payout'],
    created_at: 1_545_383_100,
    entity: 'event',
    event: name,
    payload: { payout: { entity } },
  }
}

export const accountCheck = {
  id: 'fav_00000000000001',
  entity: 'fund_account.validation',
  status: 'created',
  validation_results: null as { account_status: string | null; registered_name: string | null } | null,
  status_details: null as { reason: string } | null,
  reference_id: '112233',
  notes: [],
}
