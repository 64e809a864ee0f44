/** Limits of a gift and its tip, in paise. */
export const AMOUNT_MINOR_MIN = 10_00
export const AMOUNT_MINOR_MAX = 5_00_000_00
export const TIP_MINOR_MAX = 50_000_00

/** Suggested amounts in rupees, as the radio `chip` posts them. */
export const AMOUNT_CHIPS = ['100', '500', '1000', '5000'] as const
