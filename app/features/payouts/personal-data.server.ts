import { OPERATORS_ONLY, type PersonalData } from '#app/platform/personal-data.ts'
import { expirePayouts } from './earnings/expire-payouts.server.ts'
import { forgetBankAccount } from './earnings/forget-bank-account.server.ts'
import { exportMoney } from './queries.server.ts'

export const personalData: PersonalData = {
  name: 'payouts',
  tables: {
    seller_bank_accounts: { kept: 'Sealed, while money is still to be paid to it.' },
    seller_holds: { kept: 'For the books: its shop names nobody any more.' },
    payout_lines: { kept: 'For the books: what was paid, and where to.' },
    payouts: OPERATORS_ONLY,
  },
  forget: forgetBankAccount,
  expire: expirePayouts,
  export: { shopMoney: ({ db, actor, now }) => exportMoney(db, { userId: actor.userId, now }) },
}
