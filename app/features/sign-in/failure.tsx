/** The error of a whole form, announced by screen readers. */
export function Failure({ message }: { message: string }) {
  if (!message) return null
  return (
    <p className="error-summary" role="alert">
      {message}
    </p>
  )
}
