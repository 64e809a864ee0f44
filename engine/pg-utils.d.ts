declare module 'pg/lib/utils.js' {
  /** A value as text for PostgreSQL, or its bytes; null for null and undefined. */
  export function prepareValue(value: unknown): string | Buffer | null
}
