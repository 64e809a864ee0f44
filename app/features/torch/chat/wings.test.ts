import { expect, it } from 'vitest'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { WINGS } from './places.ts'

it('wings.svg has the kolam of every wing that Torch links to', async () => {
  await expect(spriteOf(Object.values(WINGS).map(({ wing }) => wing))).toMatchFileSnapshot('./wings.svg')
})

/** The colour comes from the element that uses the symbol. */
function spriteOf(wings: readonly (typeof WINGS)[keyof typeof WINGS]['wing'][]): string {
  const symbols = wings.map((wing) => {
    const { path, dots, box, unit, transform } = drawKolam({ kind: 'wing', wing })
    const rotation = transform ? ` transform="${transform}"` : ''
    const line = `stroke="currentColor" stroke-width="${(unit * 0.13).toFixed(1)}"`
    return [
      `<symbol id="${wing}" viewBox="${box.join(' ')}"><g${rotation} stroke-linecap="round" stroke-linejoin="round">`,
      `<path d="${path}" fill="currentColor" fill-opacity=".16" ${line}/>`,
      `<path d="${dots}" fill="none" stroke="currentColor" stroke-width="${(unit * 0.23).toFixed(1)}"/></g></symbol>`,
    ].join('')
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}
