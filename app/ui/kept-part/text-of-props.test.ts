import { createElement } from 'react'
import { expect, test } from 'vitest'
import { textOfProps } from './text-of-props.server.ts'

const LONG = 'a long text '.repeat(60)

test('props that draw something else have another text', () => {
  const different = [
    {},
    { title: 'Lamp' },
    { title: 'Lamps' },
    { title: null },
    { title: undefined },
    { title: 1 },
    { title: '1' },
    { title: true },
    { title: 'true' },
    { title: 'true;' },
    { title: ['Lamp'] },
    { title: [['Lamp']] },
    { title: ['Lamp', 'Lamp'] },
    { title: { en: 'Lamp' } },
    { title: new Date(1) },
    { title: new Date(2) },
    { title: '', note: 'Lamp' },
    { title: 'Lamp', note: '' },
    { title: LONG },
    { title: `${LONG}.` },
    { title: { en: LONG } },
    { title: { en: `${LONG}.` } },
  ]
  expect(new Set(different.map(textOfProps)).size).toBe(different.length)
})

test('equal props have the same text, also other objects and other handlers of events', () => {
  const props = () => ({ title: { en: LONG }, when: new Date(1), onPress: () => {} })
  expect(textOfProps(props())).toBe(textOfProps(props()))
})

test('what is not plain data is refused, because two of it could have the same text', () => {
  for (const value of [new Map(), new URL('http://local'), createElement('p')]) {
    expect(() => textOfProps({ value })).toThrow(TypeError)
  }
})
