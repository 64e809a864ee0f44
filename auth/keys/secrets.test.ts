import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newSecretsJson, openSecrets } from './secrets.ts'

const keysOf = (json: string): { kid: string; k: string }[] => JSON.parse(json).keys

test('a sealed text opens with its context only', async () => {
  const secrets = await openSecrets({ json: await newSecretsJson() })
  const sealed = secrets.seal('दीया', 'row:1')
  expect(sealed).not.toContain('दीया')
  expect(secrets.open(sealed, 'row:1')).toBe('दीया')
  expect(secrets.seal('दीया', 'row:1')).not.toBe(sealed)
  expect(() => secrets.open(sealed, 'row:2')).toThrow()
})

test('an altered text does not open', async () => {
  const secrets = await openSecrets({ json: await newSecretsJson() })
  const sealed = secrets.seal('a secret', 'row:1')
  const [kid, nonce, body = ''] = sealed.split('.')
  const flipped = (body.startsWith('A') ? 'B' : 'A') + body.slice(1)
  for (const wrong of [`${kid}.${nonce}.${flipped}`, `${kid}.${nonce}.`, `x.${nonce}.${body}`, '', 'plain']) {
    expect(() => secrets.open(wrong, 'row:1')).toThrow()
  }
})

test('a new first key seals from now on, and the old one still opens; without it nothing opens', async () => {
  const [oldJson, newJson] = [await newSecretsJson(), await newSecretsJson()]
  const before = (await openSecrets({ json: oldJson })).seal('a secret', 'row:1')
  const rotated = await openSecrets({ json: JSON.stringify({ keys: [...keysOf(newJson), ...keysOf(oldJson)] }) })
  expect(rotated.open(before, 'row:1')).toBe('a secret')
  const after = rotated.seal('a secret', 'row:1')
  expect(after.split('.')[0]).toBe(keysOf(newJson)[0]?.kid)
  const onlyNew = await openSecrets({ json: newJson })
  expect(onlyNew.open(after, 'row:1')).toBe('a secret')
  expect(() => onlyNew.open(before, 'row:1')).toThrow('The key of a sealed secret is gone.')
})

test('a fingerprint depends on the key, the context and the text', async () => {
  const [one, two] = [
    await openSecrets({ json: await newSecretsJson() }),
    await openSecrets({ json: await newSecretsJson() }),
  ]
  const prints = [
    one.fingerprint('123456', 'a'),
    one.fingerprint('123457', 'a'),
    one.fingerprint('123456', 'b'),
    two.fingerprint('123456', 'a'),
  ]
  expect(new Set(prints).size).toBe(4)
  expect(one.fingerprint('123456', 'a')).toBe(prints[0])
})

test('the file is created once, for this user only, also when several processes start at once', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'auth-secrets-'))
  try {
    const opened = await Promise.all([1, 2, 3].map(() => openSecrets({ directory })))
    const sealed = opened[0]?.seal('a secret', 'row:1') ?? ''
    for (const secrets of opened) expect(secrets.open(sealed, 'row:1')).toBe('a secret')
    expect(await readdir(directory)).toEqual(['auth-secrets.json'])
    expect((await stat(join(directory, 'auth-secrets.json'))).mode & 0o777).toBe(0o600)
  } finally {
    await rm(directory, { recursive: true })
  }
})

test.each(['', '{}', '{"keys":[]}', '{"keys":[{"kid":"a","k":"c2hvcnQ"}]}', '{"keys":[{"kid":"a.b","k":""}]}'])(
  '%j is refused, and not repeated',
  async (json) => {
    const error = await openSecrets({ json }).catch((reason: Error) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).not.toContain('c2hvcnQ')
  },
)

test('two keys with one name are refused', async () => {
  const [key] = keysOf(await newSecretsJson())
  await expect(openSecrets({ json: JSON.stringify({ keys: [key, key] }) })).rejects.toThrow('Two secrets')
})
