/** What went wrong with a whole form, read out when it appears. */
export function Failure({ words }: { words: string }) {
  if (!words) return null
  return (
    <p className="errsum" role="alert">
      {words}
    </p>
  )
}
