import { data, redirect } from 'react-router'
import { copy as mediaCopy } from '#app/features/media/copy.ts'
import { takePostedFile } from '#app/features/media/commands/take-posted-file.server.ts'
import { addDocument } from '#app/features/fundraising/documents/add-document.server.ts'
import { PROOF_KINDS, type ProofKind } from '#app/features/fundraising/documents/document-kinds.ts'
import { removeDocument } from '#app/features/fundraising/documents/remove-document.server.ts'
import type { OwnCampaign } from '#app/features/fundraising/owner/page/own-campaign.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { type FormValues, formValues } from '#app/platform/form/parse-form.ts'
import { copy } from './copy.ts'
import { documentForms } from './forms.ts'

export interface ChecksAnswer {
  act: string
  errors: Readonly<Record<string, string>>
  values: FormValues
}

interface Acting extends OwnCampaign {
  posted: FormData
}

const done = (slug: string, did: keyof typeof copy.done) =>
  redirect(`/account/campaigns/${slug}/checks?did=${did}`, 303)
const missing = () => data(null, { status: 404 })

/** A form of the page: 303 to the page, or the form again with what is missing. */
export function actOnChecks(acting: Acting) {
  const act = String(acting.posted.get('act') ?? '')
  const kind = PROOF_KINDS.find((known) => known === act)
  if (kind) return send(acting, kind)
  if (act === 'remove') return remove(acting)
  throw missing()
}

async function send({ ctx, campaign: { slug }, posted }: Acting, kind: ProofKind) {
  const refuse = (errors: ChecksAnswer['errors'], status: number) =>
    data<ChecksAnswer>({ act: kind, errors, values: formValues(posted) }, { status })
  const form = parseFields<(typeof documentForms)[ProofKind]['fields']>(documentForms[kind], posted)
  const file = posted.get('file')
  const hasFile = file instanceof File && file.size > 0
  if (!form.ok || !hasFile) {
    // The browser does not send a file again by itself.
    const words = hasFile ? copy.fields.file.again : copy.fields.file.missing
    return refuse({ ...(!form.ok && form.errors), file: words }, 400)
  }
  const upload = await takePostedFile(ctx, file)
  if (!upload.ok) return refuse({ file: fileWords(upload.reason) }, 400)
  const { what } = form.value
  const amountMinor = 'amountMinor' in form.value ? form.value.amountMinor : null
  const outcome = await addDocument(ctx, { slug, kind, what, amountMinor, mediaId: upload.upload.id })
  if (outcome.ok) throw done(slug, 'sent')
  if (outcome.reason === 'not-found') throw missing()
  return refuse({ '': copy.refused[outcome.reason] }, 409)
}

function fileWords(reason: keyof typeof mediaCopy.refused): string {
  const { type, tooLarge } = copy.fields.file
  if (reason === 'not-pdf' || reason === 'type') return type
  return reason === 'image-size' || reason === 'document-size' ? tooLarge : mediaCopy.refused[reason]
}

async function remove({ ctx, campaign: { slug }, posted }: Acting) {
  const outcome = await removeDocument(ctx, { slug, id: String(posted.get('id') ?? '') })
  if (outcome.ok) throw done(slug, 'removed')
  const answer = { act: 'remove', errors: { '': copy.refused.decided }, values: {} }
  return data<ChecksAnswer>(answer, { status: 409 })
}
