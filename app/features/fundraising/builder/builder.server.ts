import { pathOf } from '#app/platform/language/language-paths.ts'
import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import * as v from 'valibot'
import { findStudent } from '#app/features/students/queries.server.ts'
import { discardDraft } from '#app/features/fundraising/drafts/discard-draft.server.ts'
import { saveDraft } from '#app/features/fundraising/drafts/save-draft.server.ts'
import { submitCampaign } from '#app/features/fundraising/review/submit-campaign.server.ts'
import { builderCopy } from '#app/features/fundraising/copy.ts'
import { launchForm, savingForm } from '#app/features/fundraising/builder/form-schema.ts'
import {
  CAUSES,
  type Cause,
  DRAFT_FIELDS,
  findMistake,
  readStep,
  type Step,
  STEP_FIELDS,
} from '#app/features/fundraising/builder/form.ts'
import { findDraft, findOwnSubmission } from '#app/features/fundraising/review/submission-queries.server.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import { together } from '#app/platform/db/together.server.ts'
import { type FormValues, parseForm } from '#app/platform/form/parse-form.ts'
import { findMember, type RequestContext } from '#app/platform/http/request.server.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { builderPath } from './builder-path.ts'
import { copy } from './copy.ts'

const isId = (text: string | null): text is string => v.is(v.pipe(v.string(), v.uuid()), text)
const missing = () => data(null, { status: 404 })

/** The builder's initial data: the draft, a returned campaign to change, or the confirmation after sending. */
export async function openBuilder(ctx: RequestContext, url: URL) {
  const asked = { mend: url.searchParams.get('mend'), sent: url.searchParams.get('sent') }
  const member = findMember(ctx)
  const kolams = Object.fromEntries(
    CAUSES.map((cause) => [cause, drawKolam({ kind: 'thing', id: `cause-${cause}` })]),
  ) as Record<Cause, KolamDrawing>
  const brand = ctx.config.brandName
  const nothing = { brand, kolams, key: '', member: null, mends: null, kept: null, sent: null }
  if (!member) {
    if (asked.mend || asked.sent) throw redirect(signInHref(pathOf(url)))
    return nothing
  }
  const read = { ...ctx, db: together(ctx.db) }
  const { student, sent, returned, kept } = await allKeyed({
    student: findStudent(read.db, member.userId),
    sent: asked.sent ? getOwn(read, asked.sent) : null,
    returned: asked.mend ? getOwn(read, asked.mend) : null,
    kept: findDraft(read.db, { userId: member.userId, mends: isId(asked.mend) ? asked.mend : null }),
  })
  if (returned && !sent && returned.state !== 'returned') throw redirect('/account/campaigns')
  const her = {
    id: member.userId,
    name: student?.displayName ?? member.displayName,
    hasProfile: student !== null,
    needsGuardian: student !== null && !student.mayPublish,
  }
  return {
    ...nothing,
    key: randomUUID(),
    member: her,
    mends: returned && { id: returned.id, reason: returned.reason ?? '', draft: returned.draft },
    kept: kept ?? (returned && { content: returned.draft, revision: 0, savedAt: returned.at }),
    sent: sent && { title: sent.title, needsGuardian: sent.needsGuardian },
  }
}

async function getOwn(ctx: RequestContext, id: string) {
  const own = isId(id) ? await findOwnSubmission(ctx.db, { actor: ctx.actor, id }) : null
  if (!own) throw missing()
  return own
}

/** The result of a failed submission. */
export interface BuilderFailure {
  errors: Readonly<Record<string, string>>
  values: FormValues
  /** The command's refusal, shown above the form. */
  refused?: string
  /** The revision in the account, when another device has changed it. */
  revision?: number
}

const failed = (failure: BuilderFailure, status = 400) => data<BuilderFailure>(failure, { status })

/** The builder's actions. The first two are used without JavaScript only: then each step is saved here. */
export async function actInBuilder(ctx: RequestContext, posted: FormData) {
  const intent = posted.get('intent')
  const step = readStep(posted.get('step'))
  const mend = isId(String(posted.get('mends') ?? '')) ? String(posted.get('mends')) : null
  if (intent === 'start-over') {
    await discardDraft(ctx, { mends: mend })
    throw redirect(builderPath({ mend }), 303)
  }
  return intent === 'launch'
    ? launch(ctx, posted, mend)
    : saveStep(ctx, posted, { step, mend, goesBack: intent === 'previous' })
}

async function launch(ctx: RequestContext, posted: FormData, mend: string | null) {
  if (!findMember(ctx)) throw redirect(signInHref(builderPath({ step: 3, mend })), 303)
  const form = parseForm(launchForm, posted)
  if (!form.ok) return failed(form)
  const outcome = await submitCampaign(ctx, form.value)
  if (outcome.ok) throw redirect(builderPath({ mend, sent: outcome.id }), 303)
  const values = valuesOf(posted)
  if (outcome.reason === 'not-found') throw missing()
  if (outcome.reason === 'adult-missing') return failed({ errors: { adult: builderCopy.adult }, values })
  return failed({ errors: {}, values, refused: builderCopy.refused[outcome.reason] }, 409)
}

interface SaveStepInput {
  step: Step
  mend: string | null
  goesBack: boolean
}

async function saveStep(ctx: RequestContext, posted: FormData, { step, mend, goesBack }: SaveStepInput) {
  const values = valuesOf(posted)
  const errors = goesBack ? {} : mistakesIn(step, values)
  if (Object.keys(errors).length > 0) return failed({ errors, values })
  const form = parseForm(savingForm, posted)
  if (!form.ok) return failed(form)
  const next = builderPath({ step: goesBack ? before(step) : after(step), mend })
  const outcome = await saveDraft(ctx, form.value)
  if (outcome.ok) throw redirect(next, 303)
  if (outcome.reason === 'not-signed-in') throw redirect(signInHref(next), 303)
  if (outcome.reason === 'not-found') throw missing()
  const failure = { errors: {}, values }
  return outcome.reason === 'newer'
    ? failed({ ...failure, refused: copy.versions.posted, revision: outcome.kept?.revision ?? 0 }, 409)
    : failed({ ...failure, refused: builderCopy.refused[outcome.reason] }, 409)
}

const before = (step: Step): Step => (step === 3 ? 2 : 1)
const after = (step: Step): Step => (step === 1 ? 2 : 3)

function mistakesIn(step: Step, values: FormValues): Record<string, string> {
  return Object.fromEntries(
    STEP_FIELDS[step].flatMap((field) => {
      const mistake = findMistake(field, values[field] ?? '')
      return mistake ? [[field, mistake]] : []
    }),
  )
}

const valuesOf = (posted: FormData): FormValues =>
  Object.fromEntries([...DRAFT_FIELDS, 'adult'].map((name) => [name, String(posted.get(name) ?? '')]))
