import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  label: 'Torch का सुझाव',
  open: 'Torch का सुझाव खोलें',
  loading: 'आ रहा है…',
} satisfies Translated<typeof english.copy>
