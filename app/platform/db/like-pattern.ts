/** A LIKE pattern for text that contains `typed`; `%`, `_` and `\` in it are escaped. */
export const likePattern = (typed: string): string => `%${typed.replace(/[\\%_]/g, '\\$&')}%`
