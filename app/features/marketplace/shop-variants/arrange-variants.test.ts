import { describe, expect, it } from 'vitest'
import { arrangeVariants, type Option } from './arrange-variants.ts'
import { readOptions } from './options-form.ts'

const rowsOf = (...rows: readonly (readonly string[])[]) => rows.map((values, i) => ({ values, id: i + 1 }))

/** The rows as 'values: the number of the row from before, or -'. */
const arrange = (names: readonly string[], rows: ReturnType<typeof rowsOf>, options: readonly Option[]) =>
  arrangeVariants({ names, rows }, options).map(({ values, from }) => `${values.join('/')}: ${from?.id ?? '-'}`)

const size = (...values: string[]) => ({ name: 'Size', values })
const colour = (...values: string[]) => ({ name: 'Colour', values })

describe('the rows of a product’s options', () => {
  it('are all combinations; the first takes over the default variant', () => {
    expect(arrange([], rowsOf([]), [size('S', 'M'), colour('Red', 'Blue')])).toEqual([
      'S/Red: 1',
      'S/Blue: -',
      'M/Red: -',
      'M/Blue: -',
    ])
  })

  it('keep their variants when values are added, removed, exchanged or written in another case', () => {
    const rows = rowsOf(['S'], ['M'], ['L'])
    expect(arrange(['Size'], rows, [size('S', 'M', 'L', 'XL')])).toEqual(['S: 1', 'M: 2', 'L: 3', 'XL: -'])
    expect(arrange(['Size'], rows, [size('L', 's')])).toEqual(['L: 3', 's: 1'])
    expect(arrange(['size'], rows, [size('M', 'S', 'L')])).toEqual(['M: 2', 'S: 1', 'L: 3'])
  })

  it('keep their variants when a value or an option is renamed', () => {
    const rows = rowsOf(['500g', 'Hot'], ['1kg', 'Hot'])
    const renamed = [
      { name: 'Net weight', values: ['500 g', '1 kg'] },
      { name: 'Taste', values: ['Hot'] },
    ]
    expect(arrange(['Weight', 'Taste'], rows, renamed)).toEqual(['500 g/Hot: 1', '1 kg/Hot: 2'])
  })

  it('keep their variants when an option is added or removed, and when options change places', () => {
    expect(arrange(['Size'], rowsOf(['S'], ['M']), [size('S', 'M'), colour('Red', 'Blue')])).toEqual([
      'S/Red: 1',
      'S/Blue: -',
      'M/Red: 2',
      'M/Blue: -',
    ])
    const rows = rowsOf(['S', 'Red'], ['S', 'Blue'], ['M', 'Red'])
    expect(arrange(['Size', 'Colour'], rows, [colour('Red', 'Blue')])).toEqual(['Red: 1', 'Blue: 2'])
    expect(arrange(['Size', 'Colour'], rows, [colour('Red', 'Blue'), size('S', 'M')])).toEqual([
      'Red/S: 1',
      'Red/M: 3',
      'Blue/S: 2',
      'Blue/M: -',
    ])
    expect(arrange(['Size', 'Colour'], rows, [])).toEqual([': 1'])
  })
})

describe('names and values of options', () => {
  const read = (...typed: [name: string, values: string][]) =>
    readOptions(typed.map(([name, values]) => ({ name, values })))

  it('are read from lists with commas; an empty option is left out', () => {
    expect(read(['', ''], [' Weight ', '250 g,500  g, ,1 kg,'], ['', ''])).toEqual({
      ok: true,
      value: [{ name: 'Weight', values: ['250 g', '500 g', '1 kg'] }],
    })
  })

  it.each([
    [[['', 'S, M']], { 'name-0': 'Enter a name for these values, for example Weight.' }],
    [[['Size', '']], { 'values-0': 'Enter its values, with commas between them.' }],
    [[['Size', 'S, M, s']], { 'values-0': 'You entered “s” twice.' }],
    [
      [
        ['Size', 'S'],
        ['size', 'M'],
      ],
      { 'name-1': 'Another option is called size already.' },
    ],
    [[['x'.repeat(31), 'S']], { 'name-0': 'Use up to 30 characters.' }],
    [[['Size', 'x'.repeat(41)]], { 'values-0': 'A value can have up to 40 characters.' }],
    [[['Size', Array.from({ length: 31 }, (_, i) => i).join()]], { 'values-0': 'Enter up to 30 values.' }],
    [
      [
        ['Size', '1,2,3,4,5,6,7,8'],
        ['Colour', 'a,b,c,d,e,f,g'],
      ],
      { 'values-1': 'This makes 56 variants. A listing can have up to 50. Use fewer values.' },
    ],
  ] as [[string, string][], Record<string, string>][])('%j are refused at their field', (typed, errors) => {
    expect(read(...typed)).toEqual({ ok: false, errors })
  })
})
