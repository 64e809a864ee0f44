/* Sealing contexts of sellers' bank accounts. */

export const accountPlace = (sellerId: string): string => `seller-accounts:${sellerId}`
export const linePlace = (lineId: string): string => `payout-lines:${lineId}`
