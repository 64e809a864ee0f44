import { referenceOf } from '#app/platform/bank/bank-file.ts'

/**
 * How a released tranche gets to the bank: in the file that operators download. The reference is on the bank statement.
 */
export const sendPayout = ({ number, id }: { number: string; id: string }): { providerRef: string } => ({
  providerRef: referenceOf({ number, lineId: id }),
})
