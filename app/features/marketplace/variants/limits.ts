// Limits of options and variants. Safe for the browser.

export const OPTIONS_MAX = 3
export const OPTION_NAME_CHARS_MAX = 30
export const OPTION_VALUE_CHARS_MAX = 40
export const OPTION_VALUES_MAX = 30
/** Of one product. */
export const VARIANTS_MAX = 50
/** Numbers are never used again, so this limits how often a product's variants can be replaced. */
export const VARIANT_NUMBER_MAX = 999
/** The length of the field with all values of an option. */
export const OPTION_VALUES_CHARS_MAX = OPTION_VALUES_MAX * (OPTION_VALUE_CHARS_MAX + 2)
