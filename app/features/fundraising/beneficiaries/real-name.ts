import { toldBySound } from './name-sound.ts'

/** Names shorter than this are too often parts of other words. */
const FIRST_NAME_CHARS_MIN = 3

/** The name as a whole in any case, and the first name as it is written. */
function patternsOf(name: string): RegExp[] {
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const word = (text: string, flags: string) =>
    new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${text}(?![\p{L}\p{M}\p{N}])`, flags)
  const parts = name.split(/\s+/).filter(Boolean)
  const [first = ''] = parts
  return [
    word(parts.map(escaped).join(String.raw`\s+`), 'giu'),
    ...(first.length >= FIRST_NAME_CHARS_MIN ? [word(escaped(first), 'gu')] : []),
  ]
}

/** Whether a text tells the name, in whichever script. */
export const tells = (text: string, name: string): boolean =>
  patternsOf(name).some((pattern) => pattern.test(text)) || toldBySound(text, name).length > 0

/** The text with another name instead. */
export function withoutName(text: string, name: string, shown: string): string {
  const replaced = patternsOf(name).reduce((without, pattern) => without.replace(pattern, () => shown), text)
  return toldBySound(replaced, name).reduceRight(
    (without, [start, end]) => without.slice(0, start) + shown + without.slice(end),
    replaced,
  )
}
