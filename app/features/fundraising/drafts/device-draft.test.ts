import { expect, it } from 'vitest'
import { EMPTY_DRAFT } from '#app/features/fundraising/builder/form.ts'
import { type DeviceDraft, parseDeviceDraft, pickDraft } from './device-draft.ts'

const here = { ...EMPTY_DRAFT, title: 'Typed on this phone' }
const there = { ...EMPTY_DRAFT, title: 'Typed on the laptop' }
const device = (changes: Partial<DeviceDraft> = {}): DeviceDraft => ({
  content: here,
  savedAt: 2_000,
  revision: 1,
  isSaved: false,
  ...changes,
})
const kept = (revision: number, at: number) => ({ content: there, revision, savedAt: new Date(at) })

it('the device’s draft is shown when the account has nothing newer', () => {
  for (const account of [null, kept(1, 1_000), { ...kept(2, 3_000), content: EMPTY_DRAFT }])
    expect(pickDraft(device(), account, account?.content ?? EMPTY_DRAFT)).toEqual({
      content: here,
      isUnsaved: true,
      other: null,
    })
})

it('the account’s draft is shown when the device has no unsaved changes', () => {
  for (const own of [null, device({ isSaved: true }), device({ content: there }), device({ content: EMPTY_DRAFT })])
    expect(pickDraft(own, kept(2, 1_000), there)).toEqual({ content: there, isUnsaved: false, other: null })
})

it('the newest is shown when both have changed, and the other one is offered', () => {
  expect(pickDraft(device(), kept(2, 3_000), there)).toEqual({
    content: there,
    isUnsaved: false,
    other: { where: 'here', content: here, at: 2_000 },
  })
  expect(pickDraft(device(), kept(2, 1_000), there)).toEqual({
    content: here,
    isUnsaved: true,
    other: { where: 'there', content: there, at: 1_000 },
  })
})

it('stored data of another shape is ignored', () => {
  for (const text of ['null', '1', '{}', '{"content":null,"savedAt":1}', '{"content":{},"savedAt":"1"}'])
    expect(parseDeviceDraft(text)).toBeNull()
  expect(parseDeviceDraft('{"content":{"title":"A","goal":5,"more":"x"},"savedAt":1}')).toEqual({
    content: { ...EMPTY_DRAFT, title: 'A' },
    savedAt: 1,
    revision: 0,
    isSaved: false,
  })
})
