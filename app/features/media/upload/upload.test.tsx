import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { copy } from './copy.ts'
import UploadField from './upload-field.tsx'
import { findUploadError, type FileKind, type UploadedFile, type UploadRules } from './upload-rules.ts'

const rules: UploadRules = {
  url: '/api/v1/media',
  field: 'file',
  accepted: {
    image: { types: ['image/jpeg', 'image/png'], bytesMax: 2_097_152, names: 'JPEG, PNG' },
    video: { types: ['video/mp4'], bytesMax: 4_194_304, names: 'MP4' },
    document: { types: ['application/pdf'], bytesMax: 1_048_576, names: 'PDF' },
  },
}
const sent = (id: string): UploadedFile => ({
  id,
  kind: 'image',
  caption: `Neem ${id}`,
  sources: [{ src: `/media/${id}.webp`, type: 'image/webp', width: 360 }],
})
const draw = (count: number, max = 4) =>
  renderToStaticMarkup(
    <UploadField
      label="Pictures"
      max={max}
      captionCharsMax={200}
      rules={rules}
      initial={Array.from({ length: count }, (_, at) => sent(String(at)))}
    />,
  )

describe('the field', () => {
  it('sends ids and captions in the same order, also without JavaScript', () => {
    const html = draw(2)
    const order = [...html.matchAll(/name="(media\w+)"[^>]*value="([^"]*)"/g)].map(([, name, value]) => [name, value])
    expect(order).toEqual([
      ['mediaCaption', 'Neem 0'],
      ['mediaId', '0'],
      ['mediaCaption', 'Neem 1'],
      ['mediaId', '1'],
    ])
    expect(html).toContain('src="/media/0.webp"')
    expect(html).toContain(copy.noScript)
  })

  it('accepts no fifth file, and says so', () => {
    const input = (html: string) => /<input[^>]*type="file"[^>]*>/.exec(html)?.[0]
    expect(input(draw(3))).not.toContain('disabled')
    expect(input(draw(4))).toContain('disabled')
    expect(draw(4)).toContain(copy.full(4))
    expect(input(draw(1, 1))).toBeUndefined()
  })
})

describe('before a file is sent', () => {
  const file = (type: string, size: number) => new File([new Uint8Array(size)], 'a', { type })
  const grid: [string, File, FileKind[], string | null][] = [
    ['a picture', file('image/png', 9), ['image'], null],
    ['a large photo, which the phone makes smaller', file('image/jpeg', 3_000_000), ['image'], null],
    ['a large PNG', file('image/png', 3_000_000), ['image'], copy.failed.size(2)],
    ['a video', file('video/mp4', 3_000_000), ['image', 'video'], null],
    ['a video where only pictures go', file('video/mp4', 9), ['image'], copy.failed.video],
    ['a PDF where only pictures go', file('application/pdf', 9), ['image'], copy.failed.type('JPEG, PNG')],
    ['a PDF where a PDF goes', file('application/pdf', 9), ['document'], null],
    ['a large PDF', file('application/pdf', 2_000_000), ['document'], copy.failed.size(1)],
    ['a picture where a PDF goes', file('image/png', 9), ['document'], copy.failed.type('PDF')],
    ['a drawing', file('image/svg+xml', 9), ['image', 'video'], copy.failed.type('JPEG, PNG, MP4')],
    ['nothing', file('image/png', 0), ['image'], copy.failed.empty],
  ]
  it.each(grid)('%s is checked', (_, chosen, kinds, fault) => {
    expect(findUploadError(chosen, rules, kinds)).toBe(fault)
  })
})
