import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'
import { type ApiCall, callRazorpay, type RazorpayAccess } from '#app/platform/payments/razorpay/api.server.ts'
import type { SettlementLine, SettlementReports } from '#app/platform/payments/settlement-reports.ts'
import { reconShape, settlementLineOf } from './shapes.ts'

/** Razorpay's maximum. */
const PAGE_LINES = 1_000
/** A day with more lines is an error: nothing of it is imported. */
const PAGES_MAX = 500

/** https://razorpay.com/docs/api/settlements/fetch-recon */
export function razorpaySettlements(access: RazorpayAccess, { pageLines = PAGE_LINES } = {}): SettlementReports {
  return {
    async list({ day }) {
      const lines: SettlementLine[] = []
      for (let page = 0; page < PAGES_MAX; page++) {
        const [year = '', month = '', ofMonth = ''] = day.split('-')
        const count = String(pageLines)
        const query = new URLSearchParams({ year, month, day: ofMonth, count, skip: String(page * pageLines) })
        const path = `/v1/settlements/recon/combined?${query}`
        const call: ApiCall = { action: 'list-settlements', method: 'GET', path }
        const { items } = await callRazorpay(access, call, reconShape)
        lines.push(...items.flatMap((item) => settlementLineOf(item) ?? []))
        if (items.length < pageLines) return lines
      }
      throw new PaymentProviderError('unavailable', {
        provider: 'razorpay',
        action: 'list-settlements',
        code: 'too-many-pages',
      })
    },
  }
}
