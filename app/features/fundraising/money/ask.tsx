import type { MoneyAnswer } from './actions.server.ts'
import { copy } from './copy.ts'
import { askForm } from './forms.ts'
import { MoneyForm } from './money-form.tsx'
import type { MoneyView } from './money-view.server.ts'

const words = copy.ask

interface AskSectionProps {
  blocks: MoneyView['blocks']
  /** Labels of bills, by id. */
  options: MoneyView['billOptions']
  answer: MoneyAnswer | undefined
  formKey: string
}

/** The form, or what is missing before it. A form that was refused stays, with what was typed. */
export function AskSection({ blocks, options, answer, formKey }: AskSectionProps) {
  const takesForm = blocks.length === 0 || answer?.act === 'ask'
  return (
    <section className="card pad stack" id="ask">
      <h2>{words.title}</h2>
      {blocks.length > 0 && (
        <>
          <p>{words.missing}</p>
          <ul className="money-blocks">
            {blocks.map((block) => (
              <li key={block}>{words.blocks[block]}</li>
            ))}
          </ul>
        </>
      )}
      {takesForm && (
        <MoneyForm act="ask" fields={askForm(options).fields} answer={answer} send={words.send}>
          <input type="hidden" name="key" value={(answer?.act === 'ask' && answer.values?.['key']) || formKey} />
          <p className="small secondary-ink">{words.after}</p>
        </MoneyForm>
      )}
    </section>
  )
}
