/** A code in groups of four: 'K7QM2XTP9D' → 'K7QM-2XTP-9D' */
export const showCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')
