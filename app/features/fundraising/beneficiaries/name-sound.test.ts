import { expect, test } from 'vitest'
import { tells, withoutName } from './real-name.ts'

test('a name is recognised in the other script', () => {
  for (const [name, text] of [
    ['Meena Sharma', 'कल मीना शर्मा का ऑपरेशन है।'],
    ['Meena Sharma', 'मीना अब घर पर है।'],
    ['Geetha Lakshmi', 'यह गीता लक्ष्मी के लिए है।'],
    ['Priya', 'प्रिया पढ़ना चाहती है।'],
    ['Fatima Sheikh', 'फ़ातिमा शेख़ की कहानी'],
    ['आशा देवी', 'This is for Asha.'],
    ['ज्योति', 'Jyoti goes to school.'],
  ] as const) {
    expect(tells(text, name), text).toBe(true)
  }
})

test('other words are not a name, and neither are lower-case words that sound like one', () => {
  for (const [name, text] of [
    ['Meena Sharma', 'उसका मन पढ़ाई में लगता है, मैंने देखा।'],
    ['Priya', 'पाँच बच्चे पढ़ते हैं।'],
    ['आशा देवी', 'We ask for a shed.'],
    ['Rekha', 'राख और रख'],
  ] as const) {
    expect(tells(text, name), text).toBe(false)
  }
})

test('an earlier version is shown with the other name in both scripts', () => {
  expect(withoutName('Meena Sharma is well. मीना शर्मा ठीक है, मीना ख़ुश है।', 'Meena Sharma', 'Rani')).toBe(
    'Rani is well. Rani ठीक है, Rani ख़ुश है।',
  )
})
