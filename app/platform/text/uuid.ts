const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A database refuses to compare an id with anything else. */
export const isUuid = (text: string): boolean => UUID.test(text)
