import { copy } from './copy.ts'
import { shrink } from './shrink.ts'
import type { UploadedFile, UploadRules } from './upload-rules.ts'

export type Sent =
  | { ok: true; file: Omit<UploadedFile, 'caption'> }
  /** A file that is wrong in itself stays wrong; anything else may be repeated. */
  | { ok: false; why: string; canRepeat: boolean }

interface Sending {
  file: File
  rules: UploadRules
  /** 0 to 1; 1 while the site makes the file ready. */
  onProgress(share: number): void
  signal: AbortSignal
}

const CREATED = 201
/** Too large, of no form that is taken, or damaged. */
const WRONG_FILE = new Set([413, 415, 422])

/** Hands one file to the door. Never throws: what went wrong is told in words for the person. */
export async function sendFile({ file, rules, onProgress, signal }: Sending): Promise<Sent> {
  const form = new FormData()
  form.set(rules.field, await shrink(file), file.name)
  if (signal.aborted) return { ok: false, why: copy.failed.network, canRepeat: true }
  return new Promise((resolve) => {
    // fetch does not tell how much of a body has been sent.
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

/** Takes a sent file back. Should it not arrive, the site clears what nobody used after a day. */
export function removeUpload(id: string, rules: UploadRules): void {
  const [path, params] = rules.url.split('?')
  void fetch(`${path}/${id}${params ? `?${params}` : ''}`, { method: 'DELETE', keepalive: true }).catch(() => {})
}
