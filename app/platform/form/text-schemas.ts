import * as v from 'valibot'
import { cleanLine, hasLink, withoutControls } from '#app/platform/text/text.ts'
import { copy } from './copy.ts'

/** Text, trimmed, without control characters except line breaks; '' when missing. */
export const typedText = (charsMax: number, tooLong: string) =>
  v.pipe(v.optional(v.string(), ''), v.transform(withoutControls), v.trim(), v.maxLength(charsMax, tooLong))

/** One line by `cleanLine`; '' when missing. */
export const typedLine = (charsMax: number, tooLong: string) =>
  v.pipe(v.optional(v.string(), ''), v.transform(cleanLine), v.maxLength(charsMax, tooLong))

/** A name that is shown to others, also in mails: one line, not empty, without a link. */
export const typedName = (charsMax: number, { missing, tooLong }: { missing: string; tooLong: string }) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform(cleanLine),
    v.minLength(1, missing),
    v.maxLength(charsMax, tooLong),
    v.check((name) => !hasLink(name), copy.nameLink),
  )
