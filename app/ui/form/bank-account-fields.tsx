import { HOLDER_CHARS_MAX } from '#app/platform/bank/account-fields.ts'
import { copy } from '#app/platform/bank/copy.ts'
import { Field } from './field.tsx'

interface BankAccountFieldsProps {
  /** The numbers are not shown again. */
  values: Readonly<Record<string, string>> | undefined
  errors: Readonly<Record<string, string>> | undefined
}

const { holder, number, numberAgain, ifsc } = copy.fields
const digits = { inputMode: 'numeric', autoComplete: 'off', maxLength: 40, spellCheck: false } as const

/** Name, number twice and IFSC of a bank account. */
export function BankAccountFields({ values, errors }: BankAccountFieldsProps) {
  const of = (name: string) => ({ name, defaultValue: values?.[name], error: errors?.[name] })
  return (
    <>
      <Field {...of('holder')} {...holder} autoComplete="name" maxLength={HOLDER_CHARS_MAX} />
      <Field {...of('number')} {...number} {...digits} />
      <Field {...of('numberAgain')} {...numberAgain} {...digits} />
      <Field
        {...of('ifsc')}
        {...ifsc}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        spellCheck={false}
      />
    </>
  )
}
