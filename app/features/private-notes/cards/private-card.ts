/**
 * The stored form of a private card: a title, and rows of questions and answers. Pages may add fields of their own. It
 * lets the account page show any card without knowing its kind.
 */
export interface PrivateCard {
  title: string
  rows: readonly { label: string; text: string }[]
}

/** Parses a card from localStorage or the account; null for anything else. */
export function parsePrivateCard(value: unknown): PrivateCard | null {
  if (typeof value !== 'object' || value === null || !('title' in value && 'rows' in value)) return null
  const { title, rows } = value
  return typeof title === 'string' && Array.isArray(rows) && rows.every(isRow) ? { title, rows } : null
}

function isRow(value: unknown): value is { label: string; text: string } {
  if (typeof value !== 'object' || value === null || !('label' in value && 'text' in value)) return false
  return typeof value.label === 'string' && typeof value.text === 'string'
}
