import type { SensitiveAction } from '#app/features/step-up/sensitive-actions.ts'
import { Form } from 'react-router'
import type { StaffMember } from '#app/platform/staff.ts'
import { Field } from '#app/ui/form/field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { copy } from './copy.ts'
import { ActionButton } from './action-button.tsx'

export interface OperatorFailure {
  /** The action failed because the proof of identity is too old. */
  needsProof?: SensitiveAction
  refused?: string
  errors?: { email?: string }
  email?: string
}

interface PeopleProps {
  people: StaffMember[]
  ownUserId: string
  /** Only administrators can make changes. */
  isProven: boolean
  failure: OperatorFailure | undefined
}

/** Everybody with a role, and the form to invite an operator. */
export function People({ people, ownUserId, isProven, failure }: PeopleProps) {
  const { head, ...words } = copy.people
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      <p className="small secondary-ink">{words.lead}</p>
      <div className="card table-box">
        <table className="sheet-table stacked">
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{head.name}</th>
              <th scope="col">{head.role}</th>
              <th scope="col">{head.step}</th>
              <th scope="col">
                <span className="visually-hidden">{head.act}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <PersonRow
                key={person.userId}
                person={person}
                canDismiss={isProven}
                isSelf={person.userId === ownUserId}
              />
            ))}
          </tbody>
        </table>
      </div>
      {isProven && <InviteForm failure={failure} />}
    </section>
  )
}

interface PersonRowProps {
  person: StaffMember
  isSelf: boolean
  canDismiss: boolean
}

function PersonRow({ person, isSelf, canDismiss }: PersonRowProps) {
  const { userId, name, email, roles, invited, hasSecondStep } = person
  const words = copy.people
  const isInvited = invited.includes('operator')
  return (
    <tr>
      <th scope="row" className="whole">
        {name}
        <span className="small muted">{[isSelf && ` (${words.you})`, email && ` ${email}`]}</span>
      </th>
      <td>
        {roles.map((role) => words.roles[role]).join(', ')}
        {invited.map((role) => (
          <span key={role} className="invited-role">
            {words.roles[role]} <span className="small muted">{words.invited}</span>
          </span>
        ))}
      </td>
      <td className={hasSecondStep ? undefined : 'hot-cell'}>{hasSecondStep ? words.hasStep : words.noStep}</td>
      <td>
        {canDismiss && (roles.includes('operator') || isInvited) && !isSelf && (
          <ActionButton
            className="text-button"
            fields={{ act: 'dismiss', userId }}
            label={isInvited ? words.withdrawOf(name) : words.dismissOf(name)}
          >
            {isInvited ? words.withdraw : words.dismiss}
          </ActionButton>
        )}
      </td>
    </tr>
  )
}

function InviteForm({ failure }: Pick<PeopleProps, 'failure'>) {
  const ref = useFocusFirstError(failure?.errors)
  const { appoint } = copy
  return (
    <Form ref={ref} className="card pad stack" method="post" action="/operator/desks" noValidate preventScrollReset>
      <h3>{appoint.title}</h3>
      <input type="hidden" name="act" value="appoint" />
      <Field
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        {...appoint.email}
        defaultValue={failure?.email}
        error={failure?.errors?.email}
      />
      <p>
        <button className="btn primary sm">{appoint.send}</button>
      </p>
    </Form>
  )
}
