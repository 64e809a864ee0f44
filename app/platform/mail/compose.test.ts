import { describe, expect, test } from 'vitest'
import { composeMail, composeTextMail } from './compose.ts'

describe('a mail', () => {
  const mail = composeMail({
    subject: 'One\r\n two',
    blocks: [
      'First <line>.\nSecond.',
      '',
      { rows: [['A & B', '1\n2']] },
      { rows: [] },
      { link: 'https://a.example/?a=1&b="2"' },
    ],
  })

  test('has the same content as text and as HTML', () => {
    expect(mail.text).toBe('First <line>.\nSecond.\n\nA & B: 1\n2\n\nhttps://a.example/?a=1&b="2"\n')
    expect(mail.html).toBe(
      '<p>First &#60;line&#62;.<br>Second.</p><table><tr><td>A &#38; B</td><td>1<br>2</td></tr></table>' +
        '<p><a href="https://a.example/?a=1&#38;b=&#34;2&#34;">https://a.example/?a=1&#38;b=&#34;2&#34;</a></p>',
    )
  })

  test('has a subject of one line', () => {
    expect(mail.subject).toBe('One two')
  })

  test('can be plain text only', () => {
    expect(composeTextMail({ subject: 'x', blocks: ['y'] })).toEqual({ subject: 'x', text: 'y\n' })
  })
})
