const ZEROS = '00000000-0000-0000-0000-000000000000'

/** The first and the last UUID that begin with these hexadecimal digits, at most eight. */
export const uuidRange = (digits: string): { first: string; last: string } => {
  const rest = ZEROS.slice(digits.length)
  return { first: digits + rest, last: digits + rest.replaceAll('0', 'f') }
}
