import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { zip } from './zip.server.ts'

const READ = `
import json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
print(json.dumps([[i.filename, i.date_time, archive.read(i).decode()] for i in archive.infolist()]))`

test('another program opens the archive, verifies the checksums and reads every file unchanged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'))
  const file = join(folder, 'a.zip')
  const files = [
    { name: 'a.json', text: '{"नाम":"आशा"}' },
    { name: 'b.html', text: '' },
  ]
  writeFileSync(file, zip(files, new Date('2026-11-20T15:20:53Z')))
  const found: unknown = JSON.parse(execFileSync('python3', ['-c', READ, file], { encoding: 'utf8' }))
  rmSync(folder, { recursive: true })
  expect(found).toEqual([
    ['a.json', [2026, 11, 20, 15, 20, 52], '{"नाम":"आशा"}'],
    ['b.html', [2026, 11, 20, 15, 20, 52], ''],
  ])
})
