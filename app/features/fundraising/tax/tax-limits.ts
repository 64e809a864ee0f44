export const TAX_LINE_CHARS_MAX = 120
export const TAX_TEXT_CHARS_MAX = 300
/** The longest unique registration number of an approval has 16 characters; older ones are longer. */
export const APPROVAL_NUMBER_CHARS_MAX = 40
