/** A page, in points. */
export interface Page {
  width: number
  height: number
  margin: number
  /** The width between the margins. */
  textWidth: number
  /** The lowest y of new content. */
  end: number
}

const pageOf = (width: number, height: number, margin: number): Page => {
  return { width, height, margin, textWidth: width - 2 * margin, end: height - margin * 1.33 }
}
export const A4 = pageOf(595.28, 841.89, 48)
export const A5 = pageOf(419.53, 595.28, 36)
