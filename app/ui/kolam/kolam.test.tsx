import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { drawKolam } from './generator/drawing.server.ts'
import type { KolamRef } from './drawing.ts'
import { dyeOf } from './dye.ts'
import { Flame } from './flame.tsx'
import { Kolam } from './kolam.tsx'
import { Petals } from './petals.tsx'

const IDS_COUNT = 500

const torch = drawKolam({ kind: 'torch' })
const flower = drawKolam({ kind: 'petals', count: 5 })

const sizesOf = (kind: 'thing' | 'person') =>
  Array.from({ length: IDS_COUNT }, (_, i): KolamRef => ({ kind, id: `${kind}-${i}` })).map(
    (ref) => renderToStaticMarkup(<Kolam drawing={drawKolam(ref)} />).length,
  )

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found)

/** The ids that a page defines, and those that its drawings reference. */
function targetsOf(page: ReactElement) {
  const html = renderToStaticMarkup(page)
  return {
    defined: all(html, / id="([^"]+)"/g).sort(),
    referenced: [...new Set(all(html, /(?:href="#|url\(#)([\w-]+)/g))].sort(),
  }
}

describe('a drawing on a page', () => {
  test('is smaller than 1.6 KB for a thing and 1.3 KB for a person', () => {
    const things = sizesOf('thing')
    const people = sizesOf('person')
    expect(things.reduce((sum, size) => sum + size, 0) / IDS_COUNT).toBeLessThan(1600)
    expect(Math.max(...things)).toBeLessThanOrEqual(1900)
    expect(Math.max(...people)).toBeLessThanOrEqual(1300)
  })

  test('has no inline style, which the content security policy would block', () => {
    const html = renderToStaticMarkup(
      <>
        <Kolam drawing={torch} draw lamps flame={0.8} bowl repeat={0.9} zoom={2} />
        <Petals drawing={flower} values={[0, 0.2, 0.4, 0.9, 1]} label="Five petals" />
        <Flame bowl />
      </>,
    )
    expect(html).toContain('kdraw')
    expect(html).not.toMatch(/style/i)
  })

  test('is one em wide per link, and hidden from screen readers', () => {
    const html = renderToStaticMarkup(<Kolam drawing={torch} className="hero" />)
    const [, , width, height] = torch.box
    expect(html).toContain(`class="kolam hero" viewBox="${torch.box.join(' ')}"`)
    expect(html).toContain(`width="${Math.round((width / 60) * 100) / 100}em"`)
    expect(html).toContain(`height="${Math.round((height / 60) * 100) / 100}em"`)
    expect(html).toContain('aria-hidden="true"')
  })

  test('shows its centre when zoomed', () => {
    const [x, y, width, height] = torch.box
    expect(renderToStaticMarkup(<Kolam drawing={torch} zoom={2} />)).toContain(
      `viewBox="${[x + width / 4, y + height / 4, width / 2, height / 2].join(' ')}"`,
    )
  })

  test('is animated line by line, with the same lines as without animation', () => {
    const html = renderToStaticMarkup(<Kolam drawing={torch} draw />)
    expect(all(html, /kdraw-(\d)/g)).toEqual(['1', '2', '3', '4'])
    expect(
      all(html, / d="([^"]+)"/g)
        .slice(0, 4)
        .join(''),
    ).toBe(torch.path)
    expect(html).not.toContain('kf')
  })

  test('has six lamps for Torch, and none where the drawing has no lamps', () => {
    const lamps = (html: string) => all(html, /class="(k[gp])"/g)
    const solve = drawKolam({ kind: 'wing', wing: 'solve' })
    expect(torch.lamps?.match(/M/g)).toHaveLength(6)
    expect(lamps(renderToStaticMarkup(<Kolam drawing={torch} lamps />))).toEqual(['kg', 'kp'])
    expect(lamps(renderToStaticMarkup(<Kolam drawing={torch} />))).toEqual([])
    expect(lamps(renderToStaticMarkup(<Kolam drawing={solve} lamps />))).toEqual([])
  })

  test('is repeated with <use>, and two repeated drawings on a page have different ids', () => {
    const other = drawKolam({ kind: 'thing', id: 'rukmini-grocery' })
    const { defined, referenced } = targetsOf(
      <>
        <Kolam drawing={torch} repeat={0.93} />
        <Kolam drawing={other} repeat={0.98} />
      </>,
    )
    expect(defined).toHaveLength(2)
    expect(referenced).toEqual(defined)
    const html = renderToStaticMarkup(<Kolam drawing={torch} repeat={0.93} />)
    expect(all(html, /(<use)/g)).toHaveLength(8)
    expect(html.split(torch.path)).toHaveLength(2)
  })
})

describe('the flower', () => {
  test('is one image with a label, whose petals are filled separately', () => {
    const html = renderToStaticMarkup(<Petals drawing={flower} values={[0.3, 0, 1, 1.4, -1]} label="Courses & co" />)
    expect(html).toContain('role="img" aria-label="Courses &amp; co"')
    expect(all(html, /class="(pt1[^"]*)"/g)).toEqual(['pt1', 'pt1 full', 'pt1 full'])
  })

  test('has different ids from another one on the page', () => {
    const { defined, referenced } = targetsOf(
      <>
        <Petals drawing={flower} values={[0.1, 0.2, 0.3, 0.4, 0.5]} label="One" />
        <Petals drawing={flower} values={[0.5, 0.4, 0.3, 0.2, 0.1]} label="Two" />
      </>,
    )
    expect(defined).toHaveLength(14)
    expect(referenced).toEqual(defined)
  })
})

describe('the dye of a person', () => {
  test('is always the same', () => {
    expect(['asha', 'kavita', 'rukmini', 'आशा'].map(dyeOf)).toMatchInlineSnapshot(`
      [
        "jamun",
        "peacock",
        "neem",
        "turmeric",
      ]
    `)
  })

  test('is each of the seven about as often', () => {
    const people = Array.from({ length: 7000 }, (_, i) => dyeOf(`user-${i}`))
    const counts = [...Map.groupBy(people, (dye) => dye).values()].map((group) => group.length)
    expect(counts).toHaveLength(7)
    for (const count of counts) expect(count).toBeGreaterThan(850)
  })
})
