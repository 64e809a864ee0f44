import { FieldError } from '#app/ui/form/field.tsx'
import { copy } from './copy.ts'
import type { SlotDay } from './slot-days.server.ts'

interface SlotPickerProps {
  days: readonly SlotDay[]
  chosen: string
  error: string | undefined
}

/** The free slots, a row of radio buttons for each day. */
export function SlotPicker({ days, chosen, error }: SlotPickerProps) {
  const { time, soonest } = copy.booking
  const id = 'slot-error'
  return (
    <fieldset
      className="slots"
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
    >
      <legend>
        {time} <span className="small secondary-ink">{soonest}</span>
      </legend>
      <FieldError id={id}>{error}</FieldError>
      <ul>
        {days.map(({ day, shortDay, times }) => (
          <li key={day}>
            <span className="only-m">{shortDay}</span>
            <span className="only-d">{day}</span>
            <span className="slot-times">
              {times.map(({ value, label }) => (
                <label key={value} className="chip choice">
                  <input
                    type="radio"
                    name="time"
                    value={value}
                    defaultChecked={value === chosen}
                    aria-label={`${day}, ${label}`}
                  />
                  {label}
                </label>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
