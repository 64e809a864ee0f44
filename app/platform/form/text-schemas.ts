import * as v from 'valibot'
import { cleanLine, hasLink, withoutControls } from '#app/platform/text/text.ts'
import { copy } from './copy.ts'

/** Typed text, trimmed, without control characters; missing is empty. Line breaks stay. */
export const typedText = (charsMax: number, tooLong: string) =>
  v.pipe(v.optional(v.string(), ''), v.transform(withoutControls), v.trim(), v.maxLength(charsMax, tooLong))

/** One clean line; missing is empty. */
export const typedLine = (charsMax: number, tooLong: string) =>
  v.pipe(v.optional(v.string(), ''), v.transform(cleanLine), v.maxLength(charsMax, tooLong))

/** A name that others read, also in mails: one clean line, not empty, without a link. */
export const typedName = (charsMax: number, { missing, tooLong }: { missing: string; tooLong: string }) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform(cleanLine),
    v.minLength(1, missing),
    v.maxLength(charsMax, tooLong),
    v.check((name) => !hasLink(name), copy.nameLink),
  )
