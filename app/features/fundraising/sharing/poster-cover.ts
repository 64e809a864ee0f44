import { A4 } from '#app/platform/pdf/page.ts'

/** The size of a poster's picture, in points. */
export const COVER_SIZE = { width: A4.textWidth, height: 250 } as const
