import { copy } from './copy.ts'
import { shrink } from './shrink.ts'
import type { UploadedFile, UploadRules } from './upload-rules.ts'

export type Sent =
  | { ok: true; file: Omit<UploadedFile, 'caption'> }
  /** A refused file cannot be sent again; after other errors it can. */
  | { ok: false; why: string; canRepeat: boolean }

interface Sending {
  file: File
  rules: UploadRules
  /** From 0 to 1; 1 while the server processes the file. */
  onProgress(share: number): void
  signal: AbortSignal
}

const CREATED = 201
/** Too large, of an unknown type, or damaged. */
const WRONG_FILE = new Set([413, 415, 422])

/** Uploads one file. Never throws: an error is returned as text for the user. */
export async function sendFile({ file, rules, onProgress, signal }: Sending): Promise<Sent> {
  const form = new FormData()
  form.set(rules.field, await shrink(file), file.name)
  if (signal.aborted) return { ok: false, why: copy.failed.network, canRepeat: true }
  return new Promise((resolve) => {
    // fetch does not report upload progress.
    const request = new XMLHttpRequest()
    signal.addEventListener('abort', () => request.abort())
    const broken = () => resolve({ ok: false, why: copy.failed.network, canRepeat: true })
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(read(request)))
    request.addEventListener('error', broken)
    request.addEventListener('abort', broken)
    request.open('POST', rules.url)
    request.send(form)
  })
}

function read({ status, responseText }: XMLHttpRequest): Sent {
  try {
    const answer = JSON.parse(responseText)
    if (status === CREATED) return { ok: true, file: answer }
    return { ok: false, why: answer.error.message, canRepeat: !WRONG_FILE.has(status) }
  } catch {
    return { ok: false, why: copy.failed.server, canRepeat: true }
  }
}

/** Deletes an upload. If the request fails, the server deletes unused uploads after a day. */
export function removeUpload(id: string, rules: UploadRules): void {
  const [path, params] = rules.url.split('?')
  void fetch(`${path}/${id}${params ? `?${params}` : ''}`, { method: 'DELETE', keepalive: true }).catch(() => {})
}
