import { Link } from 'react-router'
import { EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { FactList } from '#app/features/resource-editor/fact-list.tsx'
import type { EditFailure } from '#app/features/resource-editor/fields.ts'
import { copy } from './copy.ts'
import { explainForm } from './forms.ts'
import type { mismatchView, settlementView } from './settlement-view.server.ts'

type Mismatch = ReturnType<typeof mismatchView>
type Settlement = ReturnType<typeof settlementView>

interface DetailsProps {
  /** Null for what is in no settlement. */
  settlement: Settlement | null
  mismatches: readonly Mismatch[]
  /** That these are not all. */
  cut: string | null
  failure: EditFailure | undefined
}

/** What differs first, then the settlement and its lines. */
export function SettlementDetails({ settlement, mismatches, cut, failure }: DetailsProps) {
  return (
    <>
      {settlement && !settlement.isBooked && <p className="notice">{copy.notBooked}</p>}
      {settlement && <FactList facts={settlement.facts} />}
      <section className="stack">
        <h2>{copy.mismatches.title}</h2>
        {mismatches.length === 0 && <p className="secondary-ink">{copy.mismatches.none}</p>}
        {cut && <p className="small secondary-ink">{cut}</p>}
      </section>
      {mismatches.map((mismatch) => (
        <Difference key={mismatch.id} mismatch={mismatch} isOnly={mismatches.length === 1} failure={failure} />
      ))}
      {settlement && <Lines settlement={settlement} />}
      <p>
        <Link to="/operator/settlements">{copy.back}</Link>
      </p>
    </>
  )
}

interface DifferenceProps {
  mismatch: Mismatch
  isOnly: boolean
  failure: EditFailure | undefined
}

function Difference({ mismatch, isOnly, failure }: DifferenceProps) {
  const { id, title, hint, entityRef, sides, isOpen, found, resolved, explained, explanation } = mismatch
  return (
    <section className="editor-part" aria-labelledby={`difference-${id}`}>
      <h3 id={`difference-${id}`}>{title}</h3>
      {sides.length > 0 && (
        <ul className="num">
          {sides.map((side) => (
            <li key={side}>{side}</li>
          ))}
        </ul>
      )}
      {entityRef && <p className="small secondary-ink break-word">{entityRef}</p>}
      {isOpen && <p className="small secondary-ink">{found}</p>}
      {isOpen && hint && <p className="small">{hint}</p>}
      {resolved && <p className="small">{resolved}</p>}
      {explanation && <p className="pre-wrap break-word">{explanation}</p>}
      {explained && <p className="small secondary-ink">{explained}</p>}
      {isOpen && (
        <details open={isOnly || failure?.values?.['mismatchId'] === id}>
          <summary>{copy.explain.open}</summary>
          <EditorForm
            act="explain"
            fields={explainForm.fields}
            values={{}}
            failure={failure}
            hidden={{ mismatchId: id }}
            send={copy.explain.send}
            isQuiet
          />
        </details>
      )}
    </section>
  )
}

function Lines({ settlement: { lines, cut } }: { settlement: Settlement }) {
  const words = copy.lines
  return (
    <section className="editor-part">
      <h2>{words.title}</h2>
      <div className="card table-box">
        <table className="sheet-table stacked">
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.what}</th>
              <th scope="col">{words.gross}</th>
              <th scope="col">{words.fee}</th>
              <th scope="col">{words.net}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, what, entityRef, gross, fee, net }) => (
              <tr key={id}>
                <th scope="row" className="whole">
                  {what} <span className="caption muted break-word">{entityRef}</span>
                </th>
                <td className="num">{gross}</td>
                <td className="num">{fee}</td>
                <td className="num">{net}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {cut && <p className="small secondary-ink">{cut}</p>}
    </section>
  )
}
