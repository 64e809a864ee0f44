/** The colours of PDFs. */
export const INK = '#2a1a12'
export const SOFT = '#57432f'
export const MADDER = '#a3222b'
export const TURMERIC = '#e5a11a'

/** Draws the saree border at the top of a page: a bar and a row of triangles. */
export function drawBorder(doc: PDFKit.PDFDocument, { width, teeth }: { width: number; teeth: number }): void {
  const tooth = width / teeth
  doc.rect(0, 0, width, 8).fill(MADDER)
  for (let i = 0; i < teeth; i++) {
    const x = i * tooth
    doc.polygon([x, 8], [x + tooth, 8], [x + tooth / 2, 15]).fill(i % 2 === 0 ? TURMERIC : MADDER)
  }
}
