import { Icon } from '#app/ui/icon/icon.tsx'

/** Why a command refused. */
export function Problem({ text }: { text: string | null | undefined }) {
  if (!text) return null
  return (
    <p className="error" role="alert">
      <Icon name="circle-alert" small />
      {text}
    </p>
  )
}
