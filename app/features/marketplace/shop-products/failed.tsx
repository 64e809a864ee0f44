import { copy } from './copy.ts'

/** Why nothing was saved, above the form. */
export function Failed({ words }: { words: string | undefined }) {
  if (!words) return null
  return (
    <div className="error-summary stack" role="alert">
      <p>
        <b>{copy.form.failed}</b>
      </p>
      <p>{words}</p>
    </div>
  )
}
