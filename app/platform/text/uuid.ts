const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** PostgreSQL throws when a uuid column is compared with other text. */
export const isUuid = (text: string): boolean => UUID.test(text)
