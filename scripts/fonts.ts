// Creates the font files in app/styles/fonts from the npm packages. Run `npm run fonts` after an upgrade of them. The
// results are committed, so that builds are faster.
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const PACKAGES = 'node_modules/@fontsource-variable'
const OUT = 'app/styles/fonts'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const LATIN = range(0x20, 0x7e) + '\u00a0©·×–—‘’“”•…←↑→↓−ı'
/** Also the letters of other European languages, in names on share images. */
const LATIN_STATIC = LATIN + range(0xa1, 0xff)
const RUPEE = '₹'
const DEVANAGARI = range(0x900, 0x97f) + '\u200c\u200d\u25cc।'
/** The letters of Hindi and Marathi, without those of Sindhi, Kashmiri and old texts. */
const HINDI =
  [...range(0x900, 0x970)]
    .filter((letter) => !/[\u0904\u090e\u0912\u0934\u093a\u093b\u094e-\u094f\u0951-\u0957]/.test(letter))
    .join('') + '\u200c\u200d\u25cc'

const latin = await readFile(`${PACKAGES}/anek-latin/files/anek-latin-latin-wght-normal.woff2`)
const latinExt = await readFile(`${PACKAGES}/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2`)
const devanagari = await readFile(`${PACKAGES}/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2`)

const weights = { wght: { min: 400, max: 800 } }
await write('anek-latin.woff2', subsetFont(latin, LATIN, { targetFormat: 'woff2', variationAxes: weights }))
await write('anek-rupee.woff2', subsetFont(latinExt, RUPEE, { targetFormat: 'woff2', variationAxes: weights }))
await write(
  'anek-devanagari.woff2',
  // One weight, because two would be too large for a slow line; browsers embolden it for headings.
  subsetFont(devanagari, HINDI, { targetFormat: 'woff2', variationAxes: { wght: 450 } }),
)
// Share images need static font files. The rupee sign has its own file.
for (const [name, wght] of [
  ['regular', 450],
  ['bold', 700],
] as const) {
  await write(
    `anek-latin-${name}.ttf`,
    subsetFont(latin, LATIN_STATIC, { targetFormat: 'truetype', variationAxes: { wght } }),
  )
  await write(
    `anek-rupee-${name}.ttf`,
    subsetFont(latinExt, RUPEE, { targetFormat: 'truetype', variationAxes: { wght } }),
  )
}

// For lines of share images with Hindi, which also have spaces, digits and Latin letters.
await write(
  'anek-devanagari-bold.ttf',
  subsetFont(
    await readFile('node_modules/@expo-google-fonts/anek-devanagari/700Bold/AnekDevanagari_700Bold.ttf'),
    LATIN_STATIC + RUPEE + DEVANAGARI,
    { targetFormat: 'truetype' },
  ),
)

async function write(name: string, made: Promise<Buffer>): Promise<void> {
  const bytes = await made
  await writeFile(`${OUT}/${name}`, bytes)
  console.log(`${name}  ${(bytes.length / 1024).toFixed(1)} KB`)
}
