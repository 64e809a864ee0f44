/** In minor units: five crore rupees. */
export const BILL_MINOR_MAX = 5_00_00_000_00
export const BILL_WHAT_CHARS_MAX = 120
/** Of one campaign. */
export const BILLS_MAX = 60
