import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  line: 'दीया दूसरे दीये जलाता है, और उसकी अपनी लौ बनी रहती है।',
  alt: (brand: string) => `${brand}: मशाल का रेखाचित्र।`,
  altOfWing: (wing: string, brand: string) => `${brand} पर ${wing}: एक रेखाचित्र।`,
} satisfies Translated<typeof english.copy>
