/**
 * What a private card says, as it is kept: a title and rows of question and answer. A page may add fields of its own
 * beside them. In this form the account page can show any card without knowing what it is about.
 */
export interface PrivateCard {
  title: string
  rows: readonly { label: string; text: string }[]
}

/** A card from what stood in the browser's storage or in her account; null for anything else. */
export function parsePrivateCard(value: unknown): PrivateCard | null {
  if (typeof value !== 'object' || value === null || !('title' in value && 'rows' in value)) return null
  const { title, rows } = value
  return typeof title === 'string' && Array.isArray(rows) && rows.every(isRow) ? { title, rows } : null
}

function isRow(value: unknown): value is { label: string; text: string } {
  if (typeof value !== 'object' || value === null || !('label' in value && 'text' in value)) return false
  return typeof value.label === 'string' && typeof value.text === 'string'
}
