import type { TestApp } from '#test/app.ts'
import type { Person } from '#test/people.ts'
import { UPLOAD_URL } from './upload-limits.ts'
import type { UploadView } from './views.ts'

/** Uploads a file over HTTP, as the field in a form does. */
export async function uploadAs(
  t: TestApp,
  { init }: Pick<Person, 'init'>,
  { bytes, url = UPLOAD_URL }: { bytes: Buffer; url?: string },
): Promise<UploadView> {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(bytes)], 'a'))
  const headers = { ...init.headers, Origin: t.services.config.siteUrl }
  const answer = await t.request(url, { method: 'POST', headers, body })
  if (answer.status !== 201) throw new Error(`no upload: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as UploadView
}
