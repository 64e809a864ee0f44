// Responses and notifications of Razorpay from its documentation and public records of live traffic, with ids, amounts
// and people replaced. Keep their irregularities: `notes` is [] when empty, `payments` is null before a payment, and
// errors have only a description.

export const REFERENCE = '5f0e6c1a-9d3b-4c52-8a77-2f64b1d0c9e3'
export const LINK_ID = 'plink_QflcnnZqCekuvL'
const PAYMENT_ID = 'pay_Qfldmt5StKZFCB'

export const link = {
  accept_partial: false,
  amount: 50_000,
  amount_paid: 0,
  callback_method: 'get',
  callback_url: 'https://diya.example/pay/return',
  cancelled_at: 0,
  created_at: 1_749_618_314,
  currency: 'INR',
  customer: { contact: '+919000090000', email: 'gaurav.kumar@example.com', name: 'Gaurav Kumar' },
  description: 'A fridge for Rukmini',
  expire_by: 1_749_620_000,
  expired_at: 0,
  first_min_partial_amount: 0,
  id: LINK_ID,
  notes: { reference: REFERENCE },
  notify: { email: false, sms: false, whatsapp: false },
  payments: null as { amount: number; created_at: number; method: string; payment_id: string; status: string }[] | null,
  reference_id: REFERENCE,
  reminder_enable: false,
  reminders: [] as unknown[],
  short_url: 'https://rzp.io/rzp/twH5w1Y',
  status: 'created',
  updated_at: 1_749_618_314,
  upi_link: false,
  user_id: '',
  whatsapp_link: false,
}

export const payment = {
  acquirer_data: { rrn: '103608848276' },
  amount: 50_000,
  amount_refunded: 0,
  amount_transferred: 0,
  bank: null,
  base_amount: 50_000,
  captured: true as boolean,
  card: null,
  card_id: null,
  contact: '+919876543210',
  created_at: 1_749_618_371,
  currency: 'INR',
  description: '#QflcnnZqCekuvL',
  email: 'void@razorpay.com',
  entity: 'payment',
  error_code: null as string | null,
  error_description: null as string | null,
  error_reason: null as string | null,
  error_source: null as string | null,
  error_step: null as string | null,
  fee: 1_180 as number | null,
  fee_bearer: 'platform',
  id: PAYMENT_ID,
  international: false,
  invoice_id: null,
  method: 'upi',
  notes: { reference: REFERENCE } as Record<string, string> | unknown[],
  order_id: 'order_QflczVVaNJciLq',
  refund_status: null as 'partial' | 'full' | null,
  status: 'captured',
  tax: 180 as number | null,
  upi: { payer_account_type: 'bank_account', vpa: 'gaurav.kumar@exampleupi' },
  vpa: 'gaurav.kumar@exampleupi',
  wallet: null,
}

const order = {
  amount: 50_000,
  amount_due: 0,
  amount_paid: 50_000,
  attempts: 1,
  created_at: 1_749_618_325,
  currency: 'INR',
  id: 'QflczVVaNJciLq',
  notes: [],
  payment_capture: true,
  product_id: 'QflcnnZqCekuvL',
  product_type: 'payment_link_v2',
  receipt: REFERENCE,
  status: 'paid',
}

const refund = {
  id: 'rfnd_FS8SSQ4v5x8dXb',
  entity: 'refund',
  amount: 50_000,
  currency: 'INR',
  payment_id: PAYMENT_ID,
  notes: { refund_id: 'a0c7b7de-1111-4222-8333-944455556666' },
  receipt: 'a0c7b7de-1111-4222-8333-944455556666',
  acquirer_data: { arn: null },
  created_at: 1_749_700_000,
  batch_id: null,
  status: 'processed',
  speed_processed: 'normal',
  speed_requested: 'normal',
}

const { payments: _payments, ...linkInEvent } = link

const linkPaid = { ...linkInEvent, amount_paid: 50_000, status: 'paid', updated_at: 1_749_618_371 }

/** Notification bodies by event. */
export const events = {
  paid: event('payment_link.paid', { order, payment, payment_link: linkPaid }),
  expired: event('payment_link.expired', {
    payment_link: { ...linkInEvent, status: 'expired', expired_at: 1_749_620_011 },
  }),
  cancelled: event('payment_link.cancelled', {
    payment_link: { ...linkInEvent, status: 'cancelled', cancelled_at: 1_749_619_000 },
  }),
  captured: event('payment.captured', { payment }),
  failed: event('payment.failed', {
    payment: {
      ...payment,
      acquirer_data: { bank_transaction_id: null },
      captured: false,
      error_code: 'BAD_REQUEST_ERROR',
      error_description: 'Your payment has been cancelled. Try again or complete the payment later.',
      error_reason: 'payment_cancelled',
      error_source: 'customer',
      error_step: 'payment_authentication',
      fee: null,
      method: 'netbanking',
      status: 'failed',
      tax: null,
    },
  }),
  refunded: event('refund.processed', {
    refund,
    payment: { ...payment, amount_refunded: 50_000, refund_status: 'full', status: 'refunded' },
  }),
  refundedInPart: event('refund.processed', {
    refund: { ...refund, amount: 20_000 },
    payment: { ...payment, amount_refunded: 20_000, refund_status: 'partial' },
  }),
  refundedUncaptured: event('refund.processed', {
    refund,
    payment: { ...payment, captured: false, amount_refunded: 50_000, refund_status: 'full', status: 'refunded' },
  }),
  orderPaid: event('order.paid', { order, payment: { ...payment, notes: [] } }),
}

function event(name: string, entities: Record<string, object>) {
  return {
    account_id: 'acc_OU2H3nkLn9jDVo',
    contains: Object.keys(entities),
    created_at: 1_749_618_314,
    entity: 'event',
    event: name,
    payload: Object.fromEntries(Object.entries(entities).map(([key, entity]) => [key, { entity }])),
  }
}

export function badRequest(description: string) {
  return {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      metadata: [],
      reason: null,
      source: null,
      step: null,
      field: null,
    },
  }
}

export function duplicateReference(reference: string) {
  return badRequest(
    `payment link with given reference_id: ${reference} already exists. Please create a payment link with a different reference_id`,
  )
}

export const serverError = {
  error: {
    code: 'SERVER_ERROR',
    description: 'We are facing some trouble completing your request at the moment. Please try again shortly.',
  },
}
