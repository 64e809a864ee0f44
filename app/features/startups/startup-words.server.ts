import { hindiOf } from '#app/platform/language/hindi-of.server.ts'
import { HINDI_STARTUPS } from './demo.ts'

/** A text of a startup of the demo, or of a tier, in the current language; what others wrote stays as it is. */
export const startupWords = hindiOf(HINDI_STARTUPS)
