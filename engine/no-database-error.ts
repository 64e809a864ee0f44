/** The database's directory contains files that are not a database. */
export class NoDatabaseError extends Error {
  override name = 'NoDatabaseError'
}
