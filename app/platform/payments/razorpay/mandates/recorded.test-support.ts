// Responses and notifications of Razorpay's recurring payments from its documentation, with ids, amounts and people
// replaced.

export const MANDATE_ID = '7c1f9a52-8a1e-4f0a-9d55-3b9d2a7f4e10'
export const FIRST_ID = '0d5e4c11-6d0e-4e8a-8c55-0a1b2c3d4e5f'

export const invoice = {
  id: 'inv_FHr1ekX0r2VCVK',
  entity: 'invoice',
  receipt: FIRST_ID as string | null,
  invoice_number: FIRST_ID,
  customer_id: 'cust_BMB3EwbqnqZ2EI',
  customer_details: {
    id: 'cust_BMB3EwbqnqZ2EI',
    name: 'Gaurav Kumar',
    email: 'gaurav.kumar@example.com',
    contact: '9123456780',
    gstin: null,
    billing_address: null,
    shipping_address: null,
  },
  order_id: 'order_FHr1ehR3nmNeXo',
  line_items: [],
  payment_id: null as string | null,
  status: 'issued',
  expire_by: 4_102_444_799,
  issued_at: 1_595_489_219,
  paid_at: null,
  cancelled_at: null,
  expired_at: null,
  sms_status: null,
  email_status: null,
  gross_amount: 50_000,
  amount: 50_000,
  amount_paid: 0,
  amount_due: 50_000,
  currency: 'INR',
  description: 'A fridge for Rukmini',
  notes: { reference: FIRST_ID, mandate: MANDATE_ID } as object,
  short_url: 'https://rzp.io/i/ak1WxDB',
  type: 'link',
  created_at: 1_595_489_219,
}

export const token = {
  id: 'token_FHhm0XTtJg9zqb',
  entity: 'token',
  token: 'BmwqwrkHZTlzVF',
  bank: null,
  wallet: null,
  method: 'upi',
  vpa: { username: 'gaurav.kumar', handle: 'upi', name: null },
  recurring: true,
  recurring_details: { status: 'confirmed', failure_reason: null as string | null },
  auth_type: null,
  mrn: null,
  used_at: 1_595_456_636,
  created_at: 1_595_456_636,
  start_time: 1_595_456_608,
  dcc_enabled: false,
  max_amount: 50_000,
  expired_at: 1_913_956_837,
}

export const order = {
  id: 'order_1Aa00000000002',
  entity: 'order',
  amount: 50_000,
  amount_paid: 0,
  amount_due: 50_000,
  currency: 'INR',
  receipt: null as string | null,
  status: 'created',
  attempts: 0,
  notes: {} as object,
  created_at: 1_572_502_745,
}

export const debited = {
  razorpay_payment_id: 'pay_1Aa00000000001',
  razorpay_order_id: 'order_1Aa00000000002',
  razorpay_signature: '9ef4dffbfd84f1318f6739a3ce19f9d85851857ae648f114332d8401e0949a3d',
}

export const tokenEvent = (status: string) => ({
  entity: 'event',
  account_id: 'acc_8TgNt9DVrJB0bl',
  event: `token.${status}`,
  contains: ['token'],
  payload: { token: { entity: { ...token, recurring_details: { status, failure_reason: null } } } },
  created_at: 1_595_456_636,
})
