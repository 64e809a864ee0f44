/** The value of a district field for a district that is not in the list. */
export const OTHER_DISTRICT = 'other'
