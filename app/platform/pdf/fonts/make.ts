// Creates the fonts of PDFs from the npm packages, with all letters, because names may contain any of them.
// Run by hand after an upgrade: `node app/platform/pdf/fonts/make.ts`. The results are committed.
// Anek is licensed under the SIL Open Font License, see app/styles/fonts/LICENSE-OFL.txt.
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const PACKAGES = 'node_modules/@fontsource-variable'
const OUT = 'app/platform/pdf/fonts'

interface Face {
  name: string
  file: string
  letters: string
  wght: number
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const LATIN = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŒœŠšŽžŸ–—‘’‚“”„•…€™−'
const LATIN_EXT = `${range(0x100, 0x17f)}${range(0x1e00, 0x1eff)}₹`
const DEVANAGARI = `${range(0x900, 0x97f)}\u200c\u200d\u25cc`

const latin = 'anek-latin/files/anek-latin-latin-wght-normal.woff2'
const latinExt = 'anek-latin/files/anek-latin-latin-ext-wght-normal.woff2'
const devanagari = 'anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2'

const faces: readonly Face[] = [
  { name: 'latin-regular', file: latin, letters: LATIN, wght: 450 },
  { name: 'latin-bold', file: latin, letters: LATIN, wght: 700 },
  { name: 'latin-ext-regular', file: latinExt, letters: LATIN_EXT, wght: 450 },
  { name: 'latin-ext-bold', file: latinExt, letters: LATIN_EXT, wght: 700 },
  { name: 'devanagari-regular', file: devanagari, letters: DEVANAGARI, wght: 450 },
  { name: 'devanagari-bold', file: devanagari, letters: DEVANAGARI, wght: 700 },
]

for (const { name, file, letters, wght } of faces) {
  const font = await readFile(`${PACKAGES}/${file}`)
  await writeFile(
    `${OUT}/${name}.ttf`,
    await subsetFont(font, letters, { targetFormat: 'truetype', variationAxes: { wght } }),
  )
}
