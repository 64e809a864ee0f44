/**
 * Paths of the specification that have no screen of their own yet, with the name a visitor reads.
 * This is their only list: build the screen, take the line out.
 */
export const OPENING_SOON: Readonly<Record<string, string>> = {
  checkout: 'Checkout',
}
