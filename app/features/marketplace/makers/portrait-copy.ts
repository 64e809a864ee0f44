/** The alternative text of a seller's portrait. In its own file, because product pages need no other words of the list. */
export const portraitAlt = (name: string) => `Picture of ${name}`
