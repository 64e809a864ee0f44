import { expect, test } from 'vitest'
import { clientIp } from './client-ip.ts'

const forwarded = (value: string) => new Headers({ 'x-forwarded-for': value })

test.each([
  ['no proxy is trusted: what the visitor claims is ignored', '9.9.9.9', 0, '1.1.1.1'],
  ['one proxy: the last entry was written by it', '9.9.9.9, 2.2.2.2', 1, '2.2.2.2'],
  ['two proxies: the last but one', '9.9.9.9, 2.2.2.2, 3.3.3.3', 2, '2.2.2.2'],
  ['fewer entries than proxies: the socket decides', '2.2.2.2', 2, '1.1.1.1'],
  ['a proxy that writes the port behind the address', '2.2.2.2:51234', 1, '2.2.2.2'],
  ['and behind an IPv6 address', '[2001:db8::1]:51234', 1, '2001:db8::1'],
])('%s', (_title, header, proxies, expected) => {
  expect(clientIp(forwarded(header), '1.1.1.1', proxies)).toBe(expected)
})
