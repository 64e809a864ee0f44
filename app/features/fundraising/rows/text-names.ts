// The names of a campaign's texts in its translation. A part of the story is named by its heading and a cost by what it is
// for, which stay when others are removed.

export const headingName = (heading: string) => `heading ${heading}`
export const partName = (heading: string) => `part ${heading}`
export const quoteName = (heading: string) => `quote ${heading}`
export const costName = (what: string) => `cost ${what}`
