import { useState } from 'react'
import { Field } from '#app/ui/form/field.tsx'
import { copy } from './copy.ts'
import './password-field.css'

interface PasswordFieldProps {
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** A new password, not the current one. */
  isNew: boolean
}

/** A password field with a switch to show it. */
export function PasswordField({ isNew, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <Field
        {...field}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
      />
      <label className="check show-password">
        <input type="checkbox" checked={isShown} onChange={() => setIsShown(!isShown)} />
        {copy.showPassword}
      </label>
    </>
  )
}
