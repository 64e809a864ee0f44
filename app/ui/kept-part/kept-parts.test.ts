import { createElement, type FunctionComponent, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { keptPart, PagePartsContext } from './kept-part.tsx'
import { DrawnParts, keptParts } from './kept-parts.server.ts'

let drawn: string[] = []
beforeEach(() => {
  keptParts.clear()
  drawn = []
})

const Card = keptPart('card', ({ title }: { title: string }) => {
  drawn.push(title)
  return createElement('b', null, title)
})
const Pair = keptPart('pair', ({ title }: { title: string }) =>
  createElement('p', null, createElement(Card, { title }), createElement(Card, { title: 'other' })),
)

/** The page with this component, as the server draws it. */
function draw<Props extends object>(Part: FunctionComponent<Props>, props: Props): string {
  const parts = new DrawnParts()
  const page = createElement('main', null, createElement(Part, props), 'end')
  return parts.complete(renderToString(createElement(PagePartsContext, { value: parts }, page))).toString()
}

test('a part is drawn once for the same props, and again for others', () => {
  const pages = ['Lamp', 'Lamp', 'Saree'].map((title) => draw(Card, { title }))
  expect(pages).toEqual(['<main><b>Lamp</b>end</main>', '<main><b>Lamp</b>end</main>', '<main><b>Saree</b>end</main>'])
  expect(drawn).toEqual(['Lamp', 'Saree'])
})

test('parts within parts are kept too', () => {
  const page = '<main><p><b>Lamp</b><b>other</b></p>end</main>'
  expect([draw(Pair, { title: 'Lamp' }), draw(Pair, { title: 'Lamp' })]).toEqual([page, page])
  expect(draw(Card, { title: 'other' })).toBe('<main><b>other</b>end</main>')
  expect(drawn).toEqual(['Lamp', 'other'])
})

test('a part with an id of its place is drawn for each place', () => {
  const Field = keptPart('field', () => {
    drawn.push('field')
    return createElement('input', { id: useId() })
  })
  expect(draw(Field, {})).toBe(draw(Field, {}))
  expect(drawn).toEqual(['field', 'field'])
})

test('what somebody wrote is never taken for a part', () => {
  draw(Card, { title: 'Lamp' })
  const text = '<i id="x-0"></i>'
  expect(draw(Card, { title: text })).toBe('<main><b>&lt;i id=&quot;x-0&quot;&gt;&lt;/i&gt;</b>end</main>')
})

test('the parts that were not used for the longest time make place for new ones', () => {
  const long = 'x'.repeat(150_000)
  for (let i = 0; i < 30; i++) draw(Card, { title: `${i} ${long}` })
  drawn = []
  draw(Card, { title: `29 ${long}` })
  draw(Card, { title: `0 ${long}` })
  expect(drawn.map((title) => title.slice(0, 2))).toEqual(['0 '])
})
