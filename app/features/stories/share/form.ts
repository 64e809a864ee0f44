import { storyInput } from '#app/features/stories/schema.ts'
import { formValues, parseForm } from '#app/platform/form/parse-form.ts'

const REPEATED = {
  impactMetrics: { name: 'metricName', value: 'metricValue' },
  media: { id: 'mediaId', caption: 'mediaCaption' },
}

/** Checks the form of a story. Every mistake in a result comes under `impactMetrics`, in a file under `media`. */
export const parseStoryForm = (form: FormData) => parseForm(storyInput, form, REPEATED)

/** What was typed, to show again: repeated fields as 'metricName.0', 'metricName.1' … */
export const storyValues = (form: FormData) => formValues(form, REPEATED)
