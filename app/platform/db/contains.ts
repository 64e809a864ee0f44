/** A LIKE pattern for "has these letters in it", whatever signs of a pattern stand among them. */
export const containing = (typed: string): string => `%${typed.replace(/[\\%_]/g, '\\$&')}%`
