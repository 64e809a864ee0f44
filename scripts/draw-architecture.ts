import { writeFileSync } from 'node:fs'
import { FEATURES } from '#features'

// Writes docs/architecture.svg from the order of the features: `node scripts/draw-architecture.ts`. A guard test compares
// the names in the picture with that order.

const WIDTH = 1120
const MARGIN = 24
const LINE = 22
const COLUMNS = 6

interface Box {
  title: string
  text: string
  names?: readonly string[]
  fill: string
}

/** From top to bottom; each row imports only the rows below it. */
const ROWS: readonly (readonly Box[])[] = [
  [
    { title: 'server/', text: 'entry points, middleware, page cache, jobs', fill: '#f3e3d3' },
    { title: 'app/routes.ts', text: 'every path, one line each', fill: '#f3e3d3' },
  ],
  [{ title: 'app/features/', text: 'reads many others', names: FEATURES.overview, fill: '#fbeed3' }],
  [{ title: 'app/features/', text: 'one subject each', names: FEATURES.subjects, fill: '#fbe3dc' }],
  [{ title: 'app/features/', text: 'needed by many others', names: FEATURES.ground, fill: '#e3efe3' }],
  [
    { title: 'app/shell/', text: 'the frame around every page', fill: '#e1ebf4' },
    { title: 'app/ui/', text: 'fields, icons, dialogs, kolam', fill: '#e1ebf4' },
    { title: 'auth/', text: '/auth/v1, independent of app/', fill: '#ece4f3' },
  ],
  [
    {
      title: 'app/platform/',
      text: 'database, mail, files, payments, time, text: independent of the product',
      fill: '#e9e9e9',
    },
  ],
  [
    { title: 'PGlite or PostgreSQL', text: 'the same migrations and queries', fill: '#ffffff' },
    { title: 'folder or S3', text: 'pictures, films, papers', fill: '#ffffff' },
    { title: 'SMTP or mailbox', text: 'mails', fill: '#ffffff' },
    { title: 'sandbox or Razorpay', text: 'payments', fill: '#ffffff' },
  ],
]

let y = MARGIN
const parts = ROWS.flatMap((boxes) => {
  const height = Math.max(...boxes.map(heightOf))
  const width = (WIDTH - 2 * MARGIN - (boxes.length - 1) * 12) / boxes.length
  const drawn = boxes.map((box, index) => drawBox(box, { x: MARGIN + index * (width + 12), y, width, height }))
  y += height + 30
  return [...drawn, `<path d="M${WIDTH / 2} ${y - 28}v22m-5 -7 5 7 5 -7" fill="none" stroke="#444"/>`]
})
parts.pop()

writeFileSync(
  'docs/architecture.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y - 30 + MARGIN}" font-family="sans-serif" role="img">
<title>The layers of Diya: each row imports only the rows below it</title>
<rect width="100%" height="100%" fill="#fff"/>
${parts.join('\n')}
</svg>
`,
)

function heightOf({ names = [] }: Box): number {
  return 56 + Math.ceil(names.length / COLUMNS) * LINE
}

function drawBox(
  { title, text, names = [], fill }: Box,
  { x, y: top, width, height }: { x: number; y: number; width: number; height: number },
): string {
  const label = (dx: number, dy: number, words: string, style: string) =>
    `<text x="${x + dx}" y="${top + dy}" ${style}>${words}</text>`
  const column = (width - 28) / COLUMNS
  return [
    `<rect x="${x}" y="${top}" width="${width}" height="${height}" rx="8" fill="${fill}" stroke="#444"/>`,
    label(14, 24, title, 'font-size="16" font-weight="700" fill="#222"'),
    label(14, 43, text, 'font-size="13" fill="#555"'),
    ...names.map((name, index) =>
      label(
        14 + (index % COLUMNS) * column,
        68 + Math.floor(index / COLUMNS) * LINE,
        name,
        'font-size="14" fill="#222"',
      ),
    ),
  ].join('\n')
}
