import type { Fact } from '#app/features/marketplace/schema.ts'

/** What each category asks for, by its name: see listing-requirements. */
export type AskedByCategory = Readonly<Record<string, Partial<Record<Fact, 'required' | 'offered'>>>>

/** The `data-asks` of a category's option, by which CSS shows its fields. */
export const asksOf = (asked: AskedByCategory, category: string): string => Object.keys(asked[category] ?? {}).join(' ')
