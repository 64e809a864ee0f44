import { useId } from 'react'
import type { Script } from './scripts-copy.ts'

interface StepFieldProps {
  value: string
  onAnswer: (value: string) => void
}

export function FeelStep({ feel, ...fieldProps }: StepFieldProps & { feel: Script['feel'] }) {
  return <Choices label={feel.question} options={feel.emotions} {...fieldProps} />
}

export function RitualStep({ ritual, ...fieldProps }: StepFieldProps & { ritual: Script['ritual'] }) {
  return <Choices label={ritual.question} options={ritual.rituals} {...fieldProps} />
}

export function ReflectStep({ reflect, value, onAnswer }: StepFieldProps & { reflect: Script['reflect'] }) {
  const id = useId()
  return (
    <div className="field">
      <span className="hint" id={`${id}h`}>
        {reflect.hint}
      </span>
      <textarea
        className="input"
        rows={5}
        maxLength={4_000}
        aria-label={reflect.question}
        aria-describedby={`${id}h`}
        value={value}
        onChange={(event) => onAnswer(event.target.value)}
      />
    </div>
  )
}

function Choices({ label, options, value, onAnswer }: StepFieldProps & { label: string; options: readonly string[] }) {
  const name = useId()
  return (
    <fieldset className="solve-choices">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option} className="check">
          <input type="radio" name={name} checked={value === option} onChange={() => onAnswer(option)} />
          {option}
        </label>
      ))}
    </fieldset>
  )
}
