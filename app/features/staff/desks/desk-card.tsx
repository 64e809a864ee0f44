import { Form } from 'react-router'
import type { Queue } from '#app/features/requests/form.ts'
import type { QueueMemberView } from '#app/features/requests/views.ts'
import { NO_CHOICE } from '#app/platform/form/fields.ts'
import type { StaffMember } from '#app/platform/staff.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './copy.ts'
import { ActionButton } from './action-button.tsx'

interface QueueCardProps {
  queue: Queue
  name: string
  isPrivate: boolean
  members: QueueMemberView[]
  people: StaffMember[]
  ownUserId: string
  canStaff: boolean
}

/** A queue with its members, and for administrators the people who can be added. */
export function QueueCard({ queue, name, isPrivate, members, people, ownUserId, canStaff }: QueueCardProps) {
  const others = people.filter(({ userId }) => !members.some((member) => member.userId === userId))
  return (
    <li className="card pad desk-card">
      <h2>
        {name}
        {isPrivate && (
          <span className="caption muted lock-mark">
            <Icon name="lock" small />
            {copy.isPrivate}
          </span>
        )}
      </h2>
      {members.length === 0 && <p className="small secondary-ink">{isPrivate ? copy.nobodyPrivate : copy.nobody}</p>}
      <ul>
        {members.map((member) => (
          <li key={member.userId} className="seat">
            <span>
              <b>{member.name}</b>
              {member.email && <span className="small muted">{member.email}</span>}
            </span>
            {canStaff && (
              <ActionButton
                className="icon-button"
                fields={{ act: 'leave', queue, userId: member.userId }}
                label={copy.leave(member.name, name)}
              >
                <Icon name="x" small />
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      {canStaff && others.some(({ userId }) => userId === ownUserId) && (
        <ActionButton className="btn secondary sm" fields={{ act: 'join', queue, userId: ownUserId }}>
          {copy.joinSelf}
        </ActionButton>
      )}
      {canStaff && others.some(({ userId }) => userId !== ownUserId) && (
        <Form className="assign" method="post" action="/operator/desks" preventScrollReset noValidate>
          <input type="hidden" name="act" value="join" />
          <input type="hidden" name="queue" value={queue} />
          <select className="input" name="userId" required aria-label={copy.join.label(name)} defaultValue={NO_CHOICE}>
            <option value={NO_CHOICE} disabled>
              {copy.join.choose}
            </option>
            {others
              .filter(({ userId }) => userId !== ownUserId)
              .map((person) => (
                <option key={person.userId} value={person.userId}>
                  {person.name}
                </option>
              ))}
          </select>
          <button className="btn secondary sm">{copy.join.send}</button>
        </Form>
      )}
    </li>
  )
}
