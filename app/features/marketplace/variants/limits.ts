// Limits of options and variants. Safe for the browser.

export const OPTIONS_MAX = 3
export const VARIANTS_MAX = 50
/** Numbers are never used again, so this limits how often a product's variants can be replaced. */
export const VARIANT_NUMBER_MAX = 999
