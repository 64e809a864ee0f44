import { useEffect, useReducer, useRef, useState } from 'react'
import { copy } from './copy.ts'
import { sendFile, removeUpload } from './send-file.ts'
import { type FileKind, findUploadError, kindOf, type UploadedFile, type UploadRules } from './upload-rules.ts'

export type UploadState =
  | { at: 'waiting' }
  | { at: 'sending'; share: number }
  | { at: 'ready'; id: string; src: string | undefined }
  | { at: 'failed'; why: string; canRepeat: boolean }

export interface Upload {
  key: string
  name: string
  kind: FileKind
  /** Missing for files that were uploaded before the page was rendered. */
  file?: File
  caption: string
  state: UploadState
}

type Change =
  | { type: 'added'; uploads: readonly Upload[] }
  | { type: 'removed'; key: string }
  | { type: 'changed'; key: string; change: Partial<Pick<Upload, 'caption' | 'state'>> }

function reduce(uploads: readonly Upload[], change: Change): readonly Upload[] {
  if (change.type === 'added') return [...uploads, ...change.uploads]
  if (change.type === 'removed') return uploads.filter(({ key }) => key !== change.key)
  return uploads.map((upload) => (upload.key === change.key ? { ...upload, ...change.change } : upload))
}

interface Options {
  max: number
  rules: UploadRules
  kinds: readonly FileKind[]
  initial: readonly UploadedFile[]
}

/** The uploads of one field, one at a time: on a slow connection the first is ready soonest. */
export function useUploads({ max, rules, kinds, initial }: Options) {
  const [uploads, dispatch] = useReducer(reduce, initial, (files) => files.map(fromServer))
  const [announcement, announce] = useState('')
  const [note, setNote] = useState('')
  const count = useRef(0)
  const running = useRef<{ key: string; abort: AbortController } | null>(null)

  useEffect(() => {
    const next = uploads.find(({ state }) => state.at === 'waiting')
    if (running.current || !next?.file) return
    const { key, name, file } = next
    const abort = new AbortController()
    running.current = { key, abort }
    const change = (state: UploadState) => dispatch({ type: 'changed', key, change: { state } })
    const onProgress = (share: number) => change({ at: 'sending', share })
    onProgress(0)
    void sendFile({ file, rules, onProgress, signal: abort.signal }).then((sent) => {
      running.current = null
      if (abort.signal.aborted) {
        if (sent.ok) removeUpload(sent.file.id, rules)
        // Triggers the effect again, which looks for the next waiting file.
        dispatch({ type: 'removed', key })
      } else if (sent.ok) {
        change({ at: 'ready', id: sent.file.id, src: previewOf(sent.file) })
        announce(copy.said.ready(name))
      } else {
        change({ at: 'failed', why: sent.why, canRepeat: sent.canRepeat })
        announce(copy.said.failed(name, sent.why))
      }
    })
  }, [uploads, rules])

  // Leaving the page cancels the upload.
  useEffect(() => () => running.current?.abort.abort(), [])

  /** `captionAt` gives the first caption of the file at a place of the field. */
  function add(files: readonly File[], captionAt: (place: number) => string): void {
    const fitting = files.slice(0, Math.max(0, max - uploads.length))
    const dropped = files.length - fitting.length
    setNote(dropped > 0 ? copy.cutOff(dropped, max) : '')
    const added = fitting.map((file, index): Upload => {
      const why = findUploadError(file, rules, kinds)
      const state: UploadState = why ? { at: 'failed', why, canRepeat: false } : { at: 'waiting' }
      if (why) announce(copy.said.failed(file.name, why))
      const kind = kindOf(file, rules, kinds) ?? 'image'
      return {
        key: `new-${(count.current += 1)}`,
        name: file.name,
        kind,
        file,
        caption: captionAt(uploads.length + index),
        state,
      }
    })
    dispatch({ type: 'added', uploads: added })
  }

  function remove({ key, name, state }: Upload): void {
    if (running.current?.key === key) running.current.abort.abort()
    if (state.at === 'ready') removeUpload(state.id, rules)
    dispatch({ type: 'removed', key })
    setNote('')
    announce(copy.said.removed(name))
  }

  return {
    uploads,
    /** For screen readers. */
    announcement,
    /** Shown in the field. */
    note,
    add,
    remove,
    repeat: ({ key }: Upload) => dispatch({ type: 'changed', key, change: { state: { at: 'waiting' } } }),
    setCaption: ({ key }: Upload, caption: string) => dispatch({ type: 'changed', key, change: { caption } }),
  }
}

function fromServer({ id, kind, caption, sources }: UploadedFile): Upload {
  const state: UploadState = { at: 'ready', id, src: previewOf({ kind, sources }) }
  return { key: id, name: caption || copy.kind[kind], kind, caption, state }
}

function previewOf({ kind, sources }: Pick<UploadedFile, 'kind' | 'sources'>): string | undefined {
  return kind === 'image' ? sources.find(({ type }) => type === 'image/webp')?.src : undefined
}
