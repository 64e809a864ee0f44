import { Form } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { builderPath } from '#app/features/fundraising/builder/builder-path.ts'
import { copy } from '#app/features/fundraising/builder/copy.ts'

const words = copy.startOver

/** Deletes the draft, after a confirmation in place. */
export function StartOver({ mends, onStart }: { mends: string | null; onStart: () => void }) {
  return (
    <details className="start-over">
      <summary>
        <Icon name="trash" small />
        {words.summary}
      </summary>
      <Form
        method="post"
        action={builderPath({ mend: mends })}
        onSubmit={(event) => {
          event.currentTarget.closest('details')?.removeAttribute('open')
          onStart()
        }}
        noValidate
      >
        <input type="hidden" name="mends" value={mends ?? ''} />
        <p className="small">{mends ? words.sureMending : words.sure}</p>
        <button className="btn secondary sm" name="intent" value="start-over">
          {words.yes}
        </button>
      </Form>
    </details>
  )
}
