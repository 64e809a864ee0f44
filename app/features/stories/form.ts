import * as v from 'valibot'
import type { FormValues, ParsedForm } from '#app/platform/forms.ts'
import { withoutControls } from '#app/platform/text.ts'
import { type StoryInput, storyInput } from './schema.ts'

/**
 * Reads the form of a story. Its fields: formKey, title, description, causeCategory, location, isAnonymous ('yes'),
 * consent ('yes'); repeated in step: metricName with metricValue, mediaId with mediaCaption.
 * Errors come under these names; every mistake in a result under `impactMetrics`, in a file under `media`.
 */
export function parseStoryForm(form: FormData): ParsedForm<StoryInput> {
  const one = (name: string) => all(form, name)[0]
  const names = all(form, 'metricName')
  const values = all(form, 'metricValue')
  const captions = all(form, 'mediaCaption')
  const result = v.safeParse(storyInput, {
    formKey: one('formKey'),
    title: one('title'),
    description: one('description'),
    causeCategory: one('causeCategory'),
    location: one('location'),
    impactMetrics: Array.from({ length: Math.max(names.length, values.length) }, (_, i) => ({
      name: names[i] ?? '',
      value: values[i] ?? '',
    })),
    media: all(form, 'mediaId')
      .map((id, i) => ({ id, caption: captions[i] ?? '' }))
      .filter(({ id }) => id !== ''),
    isAnonymous: one('isAnonymous') === 'yes',
    consent: one('consent') === 'yes',
  })
  if (result.success) return { ok: true, value: result.output }
  const errors: Record<string, string> = {}
  for (const issue of result.issues) errors[String(issue.path?.[0]?.key ?? '')] ??= issue.message
  return { ok: false, errors, values: typed(form) }
}

const all = (form: FormData, name: string): string[] =>
  form.getAll(name).flatMap((value) => (typeof value === 'string' ? withoutControls(value) : []))

const REPEATED = ['metricName', 'metricValue', 'mediaId', 'mediaCaption'] as const

/** What she typed, to show again: repeated fields as 'metricName.0', 'metricName.1' … */
function typed(form: FormData): FormValues {
  const values: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') values[name] = withoutControls(value)
  for (const name of REPEATED) all(form, name).forEach((value, i) => (values[`${name}.${i}`] = value))
  return values
}
