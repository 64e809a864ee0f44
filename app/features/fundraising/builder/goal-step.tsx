import { useId } from 'react'
import { Link } from 'react-router'
import {
  DRAFT_COSTS_CHARS_MAX,
  DRAFT_GOAL_CHARS_MAX,
  GOAL_MINOR_MAX,
  GOAL_MINOR_MIN,
  readCosts,
  readGoal,
} from '#app/features/fundraising/builder/form.ts'
import { PLACE_CHARS_MAX } from '#app/features/fundraising/limits.ts'
import { shortfallCopy, surplusCopy } from '#app/features/fundraising/surplus/copy.ts'
import { formatMoney } from '#app/platform/money.ts'
import { Check, Field, FieldError } from '#app/ui/form/field.tsx'
import type { StepProps } from './cause-step.tsx'
import { copy } from './copy.ts'

const words = copy.goal

interface GoalStepProps extends StepProps {
  member: { hasProfile: boolean; needsGuardian: boolean } | null
}

/** Goal, place, costs, and the terms of launching. */
export function GoalStep({ content, change, errors, member }: GoalStepProps) {
  const goal = readGoal(content.goal)
  const costs = readCosts(content.costs)
  const hint = words.goalHint(formatMoney(GOAL_MINOR_MIN, 'INR'), formatMoney(GOAL_MINOR_MAX, 'INR'))
  return (
    <>
      <Field
        name="goal"
        label={words.goal}
        hint={goal.ok ? words.goalRead(formatMoney(goal.amountMinor, 'INR')) : hint}
        inputMode="numeric"
        maxLength={DRAFT_GOAL_CHARS_MAX}
        defaultValue={content.goal}
        onChange={(event) => change('goal', event.target.value)}
        error={errors['goal'] ?? (goal.ok || content.goal.trim().length < 3 ? undefined : goal.message)}
        autoComplete="off"
        required
      />
      <Field
        name="place"
        label={words.place}
        maxLength={PLACE_CHARS_MAX}
        defaultValue={content.place}
        onChange={(event) => change('place', event.target.value)}
        error={errors['place']}
      />
      <Field
        as="textarea"
        name="costs"
        label={words.costs}
        hint={words.costsHint}
        placeholder={words.costsExample}
        rows={4}
        maxLength={DRAFT_COSTS_CHARS_MAX}
        defaultValue={content.costs}
        onChange={(event) => change('costs', event.target.value)}
        error={errors['costs'] ?? (costs.ok || !content.costs.endsWith('\n') ? undefined : costs.message)}
      />
      <RuleField name="surplus" words={surplusCopy} {...{ content, change, errors }} />
      <RuleField name="shortfall" words={shortfallCopy} {...{ content, change, errors }} />
      {member && !member.hasProfile && (
        <>
          <Check name="adult" value="yes" label={words.adult} hint={words.adultHint} error={errors['adult']} />
          <p className="small">
            <Link to="/ssr/auth">{words.profile}</Link>
          </p>
        </>
      )}
      {member?.needsGuardian && <p className="notice">{words.guardian}</p>}
      <p className="small secondary-ink">{member ? words.before : `${words.before} ${words.signIn}`}</p>
    </>
  )
}

interface RuleFieldProps extends StepProps {
  name: 'surplus' | 'shortfall'
  words: { label: string; options: Readonly<Record<string, string>> }
}

/** A choice that supporters read before they pay. */
function RuleField({ name, words: { label, options }, content, change, errors }: RuleFieldProps) {
  const id = useId()
  const error = errors[name]
  return (
    <fieldset className="field" aria-describedby={error && id}>
      <legend>{label}</legend>
      {Object.entries(options).map(([value, option], index) => (
        <label key={value} className="check">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={content[name] === value}
            onChange={() => change(name, value)}
            {...(error && index === 0 && { 'aria-invalid': true })}
          />
          {option}
        </label>
      ))}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}
